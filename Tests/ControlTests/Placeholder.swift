@testable import Control

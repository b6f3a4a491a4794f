import Time

extension Customs {
  /// Nil in a territory that is not known here.
  static func emergencyNumber(in territory: Substring.UTF8View) -> String? {
    emergencyNumbers.first { list($0.territories, has: territory) }?.number
  }

  /// One number each for an ambulance, as those who answer it say:
  /// - 112: the European Commission (digital-strategy.ec.europa.eu, "112"), for the EU and for IS, LI,
  ///   NO, CH; gov.uk for GB, beside 999; 112.gov.tr; 112.gov.in
  /// - 911: fcc.gov for the US; crtc.gc.ca; gob.mx/911; the Philippines' Executive Order 56 of 2018
  /// - 000: triplezero.gov.au; 111: police.govt.nz
  private static let emergencyNumbers: [(number: String, territories: StaticString)] = [
    (
      "112",
      """
      AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT LI LT LU LV MT NL NO PL PT RO SE SI \
      SK TR
      """
    ),
    ("911", "CA MX PH US"), ("000", "AU"), ("111", "NZ"),
  ]
}

extension Wording {
  /// The number to call or, where it is not known, what it is.
  ///
  /// Where a machine says that it is in Europe, it is 112 in whichever language it speaks.
  var emergencyNumber: String {
    if zone.name.hasPrefix("Europe/") { return "112" }
    return customs.emergencyNumber ?? phrases(DisclaimerMessage.emergencyNumber)
  }

  /// The limits of fastd, and where to get help.
  package var disclaimer: String {
    phrases(DisclaimerMessage.disclaimer, "number", emergencyNumber)
  }
}

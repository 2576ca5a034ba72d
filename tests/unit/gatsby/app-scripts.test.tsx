import { renderToStaticMarkup } from "react-dom/server";
import { withScriptsInTemplate } from "../../../gatsby/inside/app-scripts";

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} />;
}

test("only Gatsby's scripts are moved into a template", () => {
  const components = withScriptsInTemplate(["text", <Slice key="a" sliceId="_gatsby-scripts" />], "waiting");
  expect(renderToStaticMarkup(components)).toBe(
    'text<template id="waiting"><script src="/_gatsby-scripts.js"></script></template>',
  );
});

test("the build fails if Gatsby no longer writes its scripts as a slice", () => {
  expect(() => withScriptsInTemplate([<Slice key="a" sliceId="other" />], "waiting")).toThrow(
    'no slice "_gatsby-scripts" any more',
  );
});

import { renderToStaticMarkup } from "react-dom/server";
import { withScriptsInTemplate } from "../../../gatsby/inside/app-scripts";

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} />;
}

test("Gatsby's scripts wait in a template, and nothing else does", () => {
  const components = withScriptsInTemplate(["text", <Slice key="a" sliceId="_gatsby-scripts" />], "waiting");
  expect(renderToStaticMarkup(components)).toBe(
    'text<template id="waiting"><script src="/_gatsby-scripts.js"></script></template>',
  );
});

test("a build ends where Gatsby writes no such slice any more", () => {
  expect(() => withScriptsInTemplate([<Slice key="a" sliceId="other" />], "waiting")).toThrow(
    'no slice "_gatsby-scripts" any more',
  );
});

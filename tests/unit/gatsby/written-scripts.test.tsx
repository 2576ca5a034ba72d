import { renderToStaticMarkup } from "react-dom/server";
import { withScriptsInTemplate } from "../../../gatsby/inside/app-scripts";
import { withoutPagePath } from "../../../gatsby/inside/page-path";

function Slice({ sliceId }: { sliceId: string }) {
  return <script src={`/${sliceId}.js`} />;
}

const pagePath = <script key="script-loader" id="gatsby-script-loader" />;
const scripts = <Slice key="a" sliceId="_gatsby-scripts" />;

test("the script that differs on every page is removed, and only Gatsby's scripts are moved into a template", () => {
  expect(withoutPagePath([pagePath, "text", scripts])).toEqual(["text", scripts]);
  expect(renderToStaticMarkup(withScriptsInTemplate(["text", scripts], "waiting"))).toBe(
    'text<template id="waiting"><script src="/_gatsby-scripts.js"></script></template>',
  );
});

test("the build fails if Gatsby no longer writes these scripts", () => {
  expect(() => withoutPagePath([scripts])).toThrow('no script with the key "script-loader" any more');
  expect(() => withScriptsInTemplate([pagePath], "waiting")).toThrow('no slice "_gatsby-scripts" any more');
});

import createCache from "@emotion/cache";
import { renderToStaticMarkup } from "react-dom/server";
import { styleElements } from "../../../src/gatsby/emotion-styles";

function rendered({ inserted = {}, registered = {} }: { inserted?: object; registered?: object }): string {
  const cache = createCache({ key: "css" });
  Object.assign(cache.inserted, inserted);
  Object.assign(cache.registered, registered);
  return renderToStaticMarkup(<>{styleElements(cache)}</>);
}

test("an empty cache leaves no style element", () => {
  expect(rendered({})).toBe("");
});

test("class names share one element, marked with their names; each global style has its own before it", () => {
  const html = rendered({
    inserted: {
      abc: ".css-abc{color:red;}",
      "1global": "body{margin:0;}",
      def: ".css-def>a{color:blue;}",
    },
    registered: { "css-abc": "color:red;", "css-def": "" },
  });
  expect(html).toBe(
    '<style data-emotion="css-global 1global">body{margin:0;}</style>' +
      '<style data-emotion="css abc def">.css-abc{color:red;}.css-def>a{color:blue;}</style>',
  );
});

test("a style that the browser has already is not printed again", () => {
  expect(rendered({ inserted: { abc: true }, registered: { "css-abc": "color:red;" } })).toBe("");
});

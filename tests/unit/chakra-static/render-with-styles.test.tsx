import { chakra, ChakraProvider } from "@chakra-ui/react/styled-system";
import { Global, keyframes } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderWithStyles } from "../../../plugins/gatsby-plugin-chakra-static/src/render/render-with-styles";
import { GlobalStyles } from "../../../src/theme/GlobalStyles";
import { system } from "../../../src/theme/system";

function page(content: ReactNode): ReactElement {
  return <ChakraProvider value={{ ...system, _global: [] }}>{content}</ChakraProvider>;
}

/** Style elements in a page's `<head>`, as [marker, rules]. */
function headStyles(element: ReactElement): [string, string][] {
  const head = renderToStaticMarkup(<>{renderWithStyles(element).styles}</>);
  return [...head.matchAll(/<style data-emotion="([^"]*)">(.*?)<\/style>/g)].map(
    ([, marker = "", rules = ""]) => [marker, rules],
  );
}

test("the rules of every class in the HTML are in one head element, and the body contains no styles", () => {
  const content = page(
    <chakra.main color="rgb(1, 2, 3)">
      <chakra.h1 fontSize="31px">Pinara Bay</chakra.h1>
      <chakra.p fontSize="31px" _hover={{ color: "rgb(4, 5, 6)" }} md={{ fontSize: "33px" }}>
        A bay
      </chakra.p>
    </chakra.main>,
  );
  const { html } = renderWithStyles(content);
  expect(html).not.toContain("<style");
  const names = [...new Set([...html.matchAll(/css-(\w+)/g)].map(([, name = ""]) => name))];
  expect(names).toHaveLength(3);

  const styles = headStyles(content);
  expect(styles).toHaveLength(1);
  const [[marker = "", rules = ""] = []] = styles;
  expect(marker).toBe(`css ${names.join(" ")}`);
  for (const name of names) expect(rules).toContain(`.css-${name}{`);
  expect(rules).toContain("color:rgb(1, 2, 3)");
  expect(rules).toMatch(/@media screen and \(min-width: \d+rem\)\{\.css-\w+\{font-size:33px;\}\}/);
});

test("global styles come first, each in its own element", () => {
  const styles = headStyles(
    page(
      <>
        <chakra.p color="rgb(1, 2, 3)">A bay</chakra.p>
        <Global styles="body{margin:7px}" />
        <Global styles="html{scroll-padding:9px}" />
      </>,
    ),
  );
  expect(styles).toEqual([
    [expect.stringMatching(/^css-global \w+$/), "body{margin:7px;}"],
    [expect.stringMatching(/^css-global \w+$/), "html{scroll-padding:9px;}"],
    [expect.stringMatching(/^css \w+$/), expect.stringContaining("color:rgb(1, 2, 3)")],
  ]);
});

test("animations are included, nothing is prefixed, and a page without styles gets no element", () => {
  const fade = keyframes`from{opacity:0}`;
  const styles = headStyles(page(<chakra.p animation={`${fade} 1s`} userSelect="none" />));
  const rules = styles.map(([, css]) => css).join("");
  expect(rules).toContain("from{opacity:0;}");
  expect(rules).toMatch(/animation:animation-\w+ 1s/);
  expect(rules).toContain("user-select:none");
  expect(rules).not.toContain("-webkit-");
  expect(headStyles(<p>A bay</p>)).toEqual([]);
});

test("the site's fonts, reset and tokens are global styles with no unresolved token names", () => {
  const rules = headStyles(<GlobalStyles />).map(([, css]) => css);
  expect(rules.join("")).toContain("@font-face");
  expect(rules.join("")).toContain("--h-colors-bg:");
  expect(rules.join("")).not.toMatch(/undefined|\{colors\./);
});

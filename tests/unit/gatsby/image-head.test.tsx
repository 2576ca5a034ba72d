import { isValidElement, type ReactNode } from "react";
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import { withoutImageHead } from "../../../gatsby/inside/image-head";

const title = <title key="title">Pinara Bay</title>;

function ofPlugin(): ReactNode[] {
  const head: ReactNode[] = [];
  onRenderBody({ setHeadComponents: (components) => head.push(...components) });
  return head;
}

test("what gatsby-plugin-image puts into the head goes, all else stays", () => {
  const head = ofPlugin();
  expect(head.filter(isValidElement).map(({ type }) => type)).toEqual(["style", "noscript", "script"]);
  expect(withoutImageHead([title, ...head])).toEqual([title]);
});

test("a build ends where the plugin puts other things into it", () => {
  expect(() => withoutImageHead([title, ...ofPlugin().slice(1)])).toThrow(
    "correct gatsby/inside/image-head.ts",
  );
});

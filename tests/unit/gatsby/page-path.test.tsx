import { withoutPagePath } from "../../../gatsby/inside/page-path";

const pagePath = <script key="script-loader" id="gatsby-script-loader" />;
const app = <script key="/app.js" src="/app.js" async />;

test("the script that differs on every page goes, all others stay", () => {
  expect(withoutPagePath([pagePath, "text", app])).toEqual(["text", app]);
});

test("a build ends where Gatsby writes no such script any more", () => {
  expect(() => withoutPagePath([app])).toThrow('no script with the key "script-loader" any more');
});

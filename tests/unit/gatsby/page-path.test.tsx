import { withoutPagePath } from "../../../gatsby/inside/page-path";

const pagePath = <script key="script-loader" id="gatsby-script-loader" />;
const app = <script key="/app.js" src="/app.js" async />;

test("the script that differs on every page is removed, all others are kept", () => {
  expect(withoutPagePath([pagePath, "text", app])).toEqual(["text", app]);
});

test("the build fails if Gatsby no longer writes that script", () => {
  expect(() => withoutPagePath([app])).toThrow('no script with the key "script-loader" any more');
});

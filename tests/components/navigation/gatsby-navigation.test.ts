import { navigate } from "gatsby";
import { precedeNavigation } from "../../../gatsby/inside/browser-runtime";

const loader = {
  loadPage: async () => undefined,
  loadPageSync: () => undefined,
};

test("Gatsby's navigate, push and replace go through our handler, which can pass them on to Gatsby", () => {
  const own: unknown[][] = [];
  const gatsby: unknown[][] = [];
  window.___loader = loader;
  window.___navigate = (...args) => gatsby.push(args);
  precedeNavigation((_, gatsbyNavigate) => (to, options) => {
    own.push([to, options]);
    gatsbyNavigate(to, options);
  });
  void navigate("/tr/galeri?a=1#x", { replace: true });
  window.___push("/de");
  window.___replace("/ru");
  expect(own).toEqual([
    ["/tr/galeri?a=1#x", { replace: true }],
    ["/de", { replace: false }],
    ["/ru", { replace: true }],
  ]);
  expect(gatsby).toEqual(own);
});

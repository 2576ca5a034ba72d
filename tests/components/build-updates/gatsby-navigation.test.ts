import { navigate } from "gatsby";
import {
  precedeNavigation,
  replaceHovering,
  replaceInView,
} from "../../../src/gatsby/inside/browser-runtime";

const loader = {
  loadPage: async () => undefined,
  loadPageSync: () => undefined,
  hovering: () => undefined,
  enqueue: () => ({ abort: () => undefined }),
};

test("Gatsby's navigate and its redirects reach what precedes them, which reaches Gatsby", () => {
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

test("what a link that is pointed at fetches is ours to say", () => {
  const pointed: string[] = [];
  window.___loader = { ...loader };
  replaceHovering((path) => pointed.push(path));
  window.___loader.hovering("/gallery");
  expect(pointed).toEqual(["/gallery"]);
});

test("what a link in view fetches is ours to say, and to call off", () => {
  const fetched = new Set<string>();
  window.___loader = { ...loader };
  replaceInView((path) => {
    fetched.add(path);
    return { abort: () => fetched.delete(path) };
  });
  const gallery = window.___loader.enqueue("/gallery");
  window.___loader.enqueue("/awards");
  gallery.abort();
  expect([...fetched]).toEqual(["/awards"]);
});

/** The data files that Gatsby's app requests before it shows a page: `/tr` → `/page-data/tr/page-data.json`. */
export function pageDataFiles(path: string): string[] {
  const name = path.replace(/^\/+|\/+$/g, "") || "index";
  return [`/page-data/${name}/page-data.json`, "/page-data/app-data.json"];
}

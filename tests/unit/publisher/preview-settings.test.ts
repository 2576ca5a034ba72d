import { parsePreviewSettings } from "../../../services/publisher/preview-settings";

const TOKEN = "a-token-that-reads-drafts";
const SITE = { contentApiUrl: "https://cms.example.com/api", siteUrl: "https://www.example.com" };

const parse = (variables: Record<string, string>, environment: Partial<typeof SITE> = SITE) =>
  parsePreviewSettings(
    { PREVIEW_CONTENT_API_TOKEN: TOKEN, ...variables },
    { contentApiUrl: undefined, siteUrl: SITE.siteUrl, previewDir: ".preview", ...environment },
  );

test("without a token there is no preview, whatever else is set", () => {
  expect(
    parse({ PREVIEW_URL: "https://preview.example.com", PREVIEW_CONTENT_API_TOKEN: "" }),
  ).toBeUndefined();
});

test("a token is enough; addresses of the preview and the admin may be set", () => {
  expect(parse({})).toEqual({
    token: TOKEN,
    port: 8100,
    url: "http://localhost:8100",
    adminOrigin: "https://cms.example.com",
    directory: ".preview",
  });
  const named = {
    PREVIEW_URL: "https://preview.example.com/",
    PREVIEW_ADMIN_URL: "https://desk.example.com/",
  };
  expect(parse(named)).toMatchObject({
    url: "https://preview.example.com",
    adminOrigin: "https://desk.example.com",
  });
});

test.each([
  ["a token that can be guessed", { PREVIEW_CONTENT_API_TOKEN: "short" }, "at least 24 characters"],
  [
    "a preview below a path",
    { PREVIEW_URL: "https://www.example.com/preview" },
    "PREVIEW_URL must be an http(s)",
  ],
  ["an admin below a path", { PREVIEW_ADMIN_URL: "https://cms.example.com/admin" }, "address without a path"],
  ["a preview at the site's public address", { PREVIEW_URL: SITE.siteUrl }, "drafts would be public"],
])("%s is refused with a message that says what to do", (_, variables, message) => {
  expect(() => parse(variables)).toThrow(message);
});

test("a preview of the embedded content server is refused", () => {
  expect(() => parse({}, { siteUrl: SITE.siteUrl })).toThrow("the embedded content server knows no drafts");
});

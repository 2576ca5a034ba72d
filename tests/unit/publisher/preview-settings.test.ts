import { parsePreviewSettings } from "../../../services/publisher/preview-settings";

const TOKEN = "a-token-that-reads-drafts";
const SITE = { contentApiUrl: "https://cms.example.com/api", siteUrl: "https://www.example.com" };

const parse = (variables: Record<string, string>, environment: Partial<typeof SITE> = SITE) =>
  parsePreviewSettings(variables, {
    contentApiUrl: undefined,
    siteUrl: SITE.siteUrl,
    previewDir: ".preview",
    ...environment,
  });

test("without a token there is no preview, whatever else is set", () => {
  expect(
    parse({ PREVIEW_URL: "https://preview.example.com", PREVIEW_CONTENT_API_TOKEN: "" }),
  ).toBeUndefined();
});

test("a token is enough; addresses of the preview and the admin may be set", () => {
  expect(parse({ PREVIEW_CONTENT_API_TOKEN: TOKEN })).toEqual({
    token: TOKEN,
    port: 8100,
    url: "http://localhost:8100",
    adminOrigin: "https://cms.example.com",
    directory: ".preview",
  });
  const named = { PREVIEW_CONTENT_API_TOKEN: TOKEN, PREVIEW_URL: "https://preview.example.com/" };
  expect(parse(named)?.url).toBe("https://preview.example.com");
  const framed = { PREVIEW_CONTENT_API_TOKEN: TOKEN, PREVIEW_ADMIN_URL: "https://desk.example.com/" };
  expect(parse(framed)?.adminOrigin).toBe("https://desk.example.com");
});

test.each<[string, () => unknown, string]>([
  [
    "a token that can be guessed",
    () => parse({ PREVIEW_CONTENT_API_TOKEN: "short" }),
    "at least 24 characters",
  ],
  [
    "a preview below a path",
    () => parse({ PREVIEW_CONTENT_API_TOKEN: TOKEN, PREVIEW_URL: "https://www.example.com/preview" }),
    "PREVIEW_URL must be an http(s) address without a path",
  ],
  [
    "an admin below a path",
    () => parse({ PREVIEW_CONTENT_API_TOKEN: TOKEN, PREVIEW_ADMIN_URL: "https://cms.example.com/admin" }),
    "PREVIEW_ADMIN_URL must be an http(s) address without a path",
  ],
  [
    "a preview at the site's public address",
    () => parse({ PREVIEW_CONTENT_API_TOKEN: TOKEN, PREVIEW_URL: "https://www.example.com" }),
    "drafts would be public",
  ],
  [
    "a preview of the embedded content server",
    () => parse({ PREVIEW_CONTENT_API_TOKEN: TOKEN }, { contentApiUrl: undefined }),
    "the embedded content server knows no drafts",
  ],
])("%s is refused with a message that says what to do", (_, refused, message) => {
  expect(refused).toThrow(message);
});

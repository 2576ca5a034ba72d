import type { InferType } from "yup";
import { shape, text } from "./hotel-fields";

const token = (example: string) =>
  text().matches(/^[\w-]{8,100}$/, `\${path} must be what the search engine gives, such as ${example}`);

/** `verification` of the hotel file: tokens that search engines issue to a site's owner. */
export const verification = () =>
  shape({
    /** Content of Google's meta element. */
    google: token("dBw5CvburAxi537Rp9qi5uG2174Vb6JwHwIRwPSLIK8").nullable(),
    /** Name of Google's file. */
    googleFile: text()
      .matches(
        /^google[0-9a-f]{8,32}\.html$/,
        "${path} must be a file's name, such as google1234567890abcdef.html",
      )
      .nullable(),
    /** Yandex's code: for its meta element, and in its file's name. */
    yandex: token("1234567890abcdef").nullable(),
    /** Bing's code: for its meta element, and in its file. */
    bing: token("1234567890ABCDEF1234567890ABCDEF").nullable(),
    /** The key with which search engines are told of changed pages (IndexNow), made up by the hotel. */
    indexNow: text()
      .matches(
        /^[\da-z-]{8,128}$/i,
        "${path} must be 8 to 128 letters, digits and hyphens, such as 2f9c1e7ab04d4c6e",
      )
      .nullable(),
  });

type Verification = InferType<ReturnType<typeof verification>>;

/** The home page's meta elements by name. */
export function verificationMetas(
  given: Verification | null | undefined,
): { name: string; content: string }[] {
  const metas = [
    { name: "google-site-verification", content: given?.google },
    { name: "yandex-verification", content: given?.yandex },
    { name: "msvalidate.01", content: given?.bing },
  ];
  return metas.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}

/** The verification files at the root of the site, by name. */
export function verificationFiles(given: Verification | null | undefined): Record<string, string> {
  const { googleFile, yandex, bing, indexNow } = given ?? {};
  return {
    ...(googleFile && { [googleFile]: `google-site-verification: ${googleFile}` }),
    ...(yandex && {
      [`yandex_${yandex}.html`]: `<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n</head>\n<body>Verification: ${yandex}</body>\n</html>\n`,
    }),
    ...(indexNow && { [indexNowFile(indexNow)]: indexNow }),
    ...(bing && { "BingSiteAuth.xml": `<?xml version="1.0"?>\n<users>\n\t<user>${bing}</user>\n</users>\n` }),
  };
}

/** The file at the root of the site by which a key is checked. */
export function indexNowFile(key: string): string {
  return `${key}.txt`;
}

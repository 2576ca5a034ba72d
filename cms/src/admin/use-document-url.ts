import { useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";

/** API URL of the open document, in the form's language and without fallbacks. */
export function useDocumentUrl(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { config } = useConfig();
  const path = globalSlug === undefined ? `/${collectionSlug}/${id}` : `/globals/${globalSlug}`;
  return `${config.routes.api}${path}?locale=${locale}&fallback-locale=null&depth=0`;
}

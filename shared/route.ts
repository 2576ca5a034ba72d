import type { Layout } from "./layouts";
import type { Locale } from "./locales";

/** A page the site knows by its English path; `slugs` are its known translated slugs, without prefix. */
export interface Route {
  path: string;
  layout: Layout;
  slugs?: Partial<Record<Locale, string>>;
}

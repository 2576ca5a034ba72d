import type { Endpoint, Payload } from "payload";

/** A route of the running server: `PATCH /api/pages/:id`. */
export interface Route {
  method: string;
  /** With its parameters: `/api/pages/versions/:id`. */
  path: string;
  /** The collection or global it belongs to; undefined for other routes. */
  slug: string | undefined;
}

/** All routes of the running server below /api, Payload's and this project's. */
export function routesOf({ config }: Payload): Route[] {
  const below = (base: string, slug: string | undefined, endpoints: Omit<Endpoint, "root">[] | false) =>
    (endpoints || []).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: `/api${base}${path}`.replace(/\/$/, ""),
      slug,
    }));
  return [
    ...below("", undefined, config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => below(`/${slug}`, slug, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => below(`/globals/${slug}`, slug, endpoints)),
  ];
}

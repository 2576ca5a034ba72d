import type { FakeGatsby } from "../../support/content/fake-gatsby";
import { sourceSite } from "../../support/content/source-site";
import { type Answer, startStubApi } from "../../support/stub-api";

/** The source plugin's nodes for an API with these responses. */
export async function sourceFrom(answer: Answer): Promise<FakeGatsby> {
  const api = await startStubApi(answer);
  return sourceSite(api.url, {
    routes: [
      { path: "/", layout: "intro-page" },
      { path: "/accommodation", layout: "detail-pages" },
    ],
  });
}

/** Decoded paths of the pages and rooms that were created. */
export function builtPaths(gatsby: FakeGatsby): string[] {
  return [...gatsby.nodesOf("HotelPage"), ...gatsby.nodesOf("HotelRoom")].map(({ path }) => String(path));
}

import { APIError, type Endpoint } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { adminLocale } from "../../../shared/admin-locales";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";
import { previewLink } from "./preview";

const DAYS = 7;

/** A link to a document's draft that can be sent to people without a login: `?collection=pages&id=3&locale=de`. */
export const previewLinkEndpoint: Endpoint = {
  path: "/preview-link",
  method: "get",
  handler: async (req) => {
    if (!mayEdit(req)) throw new APIError(checksFor(req).access.editorsOnly, 403);
    const collection = req.searchParams.get("collection") === "rooms" ? "rooms" : "pages";
    const id = Number(req.searchParams.get("id"));
    const where = { id: { equals: Number.isSafeInteger(id) ? id : 0 } };
    const { docs } = await req.payload.find({ collection, where, draft: true, depth: 0, limit: 1, req });
    const locale = req.searchParams.get("locale");
    const link = await previewLink(req.payload, { collection, key: docs[0]?.key, locale }, DAYS);
    if (link === undefined) throw new APIError(EDITOR_DESK[adminLocale(req.i18n.language)].preview.none, 404);
    return Response.json(link, { headers: { "Cache-Control": "no-store" } });
  },
};

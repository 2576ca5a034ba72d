import type { Endpoint, PayloadRequest } from "payload";
import { fieldsOf } from "../../../shared/record";
import { mayEdit, notAllowed } from "../access/roles";
import { previewLink } from "../model/preview";
import { isDocument, type Member, membersOf, titleOf } from "./members";

/** Minimum validity of a preview link in days, as on documents' forms. */
const DAYS = 1;

/**
 * `GET /api/seasons/:id/documents?locale=tr`: what the saved season publishes, with the forms' paths in the admin and
 * the addresses of the drafts in the preview.
 */
export const seasonDocuments: Omit<Endpoint, "root"> = {
  path: "/:id/documents",
  method: "get",
  handler: async (req) => {
    if (!mayEdit(req)) return notAllowed(req);
    const season = await req.payload.findByID({
      collection: "seasons",
      id: Number(req.routeParams?.id),
      draft: true,
      depth: 0,
      req,
    });
    const documents = await Promise.all(
      membersOf(fieldsOf(season)).map(async (member) => ({
        title: await titleOf(member, req),
        path: isDocument(member) ? `/collections/${member.slug}/${member.id}` : `/globals/${member.slug}`,
        preview: await previewOf(member, req),
      })),
    );
    return Response.json({ documents });
  },
};

async function previewOf(member: Member, { payload, query }: PayloadRequest): Promise<string | undefined> {
  if (!isDocument(member) || member.slug === "media") return undefined;
  const { slug: collection, id } = member;
  const doc = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
  const { key } = fieldsOf(doc);
  return (await previewLink(payload, { collection, key, locale: query.locale }, DAYS))?.url;
}

import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { boolean, number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { signedIn } from "../access/roles";
import { processState } from "../live/process-state";
import { COLLECTIONS, GLOBALS } from "../slugs";

/**
 * Milliseconds without a message after which a form counts as closed; browsers let background tabs send only once a
 * minute.
 */
const SILENCE = 90_000;

const askedSchema = object({
  /** Id of the form. */
  form: string().required().max(50),
  collection: string().oneOf(COLLECTIONS),
  id: number(),
  global: string().oneOf(GLOBALS),
  isOpen: boolean().required(),
});

/**
 * `POST /api/who-is-here`: reports that a form is open or closed; returns who else has the document open, and when it
 * was last saved.
 */
export const whoIsHere: Endpoint = {
  path: "/who-is-here",
  method: "post",
  handler: async (req) => {
    if (!signedIn({ req })) throw new Forbidden(req.t);
    const asked = tryParse(askedSchema, await req.json?.().catch(() => undefined));
    if (asked === undefined) return Response.json({ errors: [] }, { status: 400 });
    const { collection, id, global, form, isOpen } = asked;
    const { openForms } = processState();
    const now = Date.now();
    for (const [other, { at }] of openForms) if (now - at > SILENCE) openForms.delete(other);
    const document = global ?? `${collection} ${id}`;
    if (isOpen) openForms.set(form, { document, person: String(req.user?.email), at: now });
    else openForms.delete(form);
    const others = [...openForms].filter(([key, open]) => key !== form && open.document === document);
    return Response.json({
      people: [...new Set(others.map(([, { person }]) => person))],
      savedAt: isOpen ? await savedAt({ collection, id, global }, req) : null,
    });
  },
};

async function savedAt(
  {
    collection,
    id,
    global,
  }: { collection?: (typeof COLLECTIONS)[number]; id?: number; global?: (typeof GLOBALS)[number] },
  req: PayloadRequest,
): Promise<string | null> {
  const common = { draft: true, depth: 0, select: { updatedAt: true }, req } as const;
  if (global !== undefined) {
    const { updatedAt } = fieldsOf(await req.payload.findGlobal({ ...common, slug: global }));
    return typeof updatedAt === "string" ? updatedAt : null;
  }
  if (collection === undefined || id === undefined) return null;
  const doc = await req.payload.findByID({ ...common, collection, id, disableErrors: true });
  const { updatedAt } = fieldsOf(doc);
  return typeof updatedAt === "string" ? updatedAt : null;
}

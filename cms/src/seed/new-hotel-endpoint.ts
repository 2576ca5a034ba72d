import { addDataAndFileToRequest, APIError, type Endpoint } from "payload";
import { number, object, string, ValidationError } from "yup";
import { EDITOR_DESK, type EditorDesk } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { messageOf } from "../../../shared/errors";
import { adminLocale } from "../../../shared/admin-locales";
import { parse } from "../../../shared/parse";
import { roleOf } from "../access/roles";
import { importFolder, isEmpty } from "./import-content";
import { newHotel } from "./new-hotel";

/** Plain text, because it is also inserted into the pages' HTML. */
const line = () =>
  string()
    .trim()
    .max(200)
    .matches(/^[^<>{}]*$/);

const schema = object({
  hotel: line().required(),
  legalName: line().required(),
  street: line().required(),
  postcode: line().default(""),
  town: line().required(),
  country: line().required(),
  phone: line()
    .matches(/^\+[\d ()/-]{8,24}$/)
    .required(),
  email: line().email().required(),
  reservations: string().url(),
  colour: string()
    .matches(/^#[0-9a-f]{6}$/i)
    .required(),
  room: line().required(),
  guests: number().integer().min(1).max(20).required(),
});

/** `POST /api/new-hotel`: creates and publishes pages, menus and a first room from an owner's answers. */
export const newHotelEndpoint: Endpoint = {
  path: "/new-hotel",
  method: "post",
  handler: async (req) => {
    const say = EDITOR_DESK[adminLocale(req.i18n.language)].newHotel;
    if (roleOf(req) !== "owner") throw new APIError(say.forOwners, 403);
    if (!(await isEmpty(req.payload))) throw new APIError(say.notEmpty, 409);
    await addDataAndFileToRequest(req);
    const { content, folder } = await wholeHotel(req.data).catch((error: unknown) => {
      throw new APIError(`${say.wrong} ${reasonOf(error, say)}`, 400);
    });
    await importFolder(req.payload, content, folder);
    return Response.json({ pages: content.pages.size }, { status: 201 });
  },
};

async function wholeHotel(data: unknown) {
  return newHotel(parse(schema, data, { abortEarly: false }));
}

/** Names the fields as the form does. */
function reasonOf(error: unknown, { correct, fields }: EditorDesk["newHotel"]): string {
  if (!ValidationError.isError(error)) return messageOf(error);
  const labels: Record<string, { label: string }> = fields;
  const named = new Set(error.inner.map(({ path = "" }) => labels[path]?.label ?? path));
  return fillMessage(correct, { fields: [...named].join(", ") });
}

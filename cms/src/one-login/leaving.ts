import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { roleOf } from "../access/roles";
import { doorWords } from "../doors/door-words";
import { keptCodes } from "../doors/kept-codes";
import type { Environment } from "../environment";
import { checksFor } from "../texts";
import { askHotels } from "./ask-hotels";
import { doorPage } from "./door-page";
import { signPass } from "./pass";
import { ENTER, HOME, HOTELS, PASS } from "./paths";

const chosenSchema = object({ url: string().required() });

/**
 * Endpoints of the CMS where people sign in: the other hotels that know the user, and a pass for each. None if there
 * are no others.
 */
export function leavingEndpoints({ otherHotels }: Pick<Environment, "otherHotels">): Endpoint[] {
  if (otherHotels.length === 0) return [];
  return [
    {
      path: HOTELS,
      method: "get",
      handler: async (req) => {
        const { email } = await accountOf(req);
        return Response.json({ hotels: await askHotels(otherHotels, email) }, UNKEPT);
      },
    },
    {
      path: PASS,
      method: "post",
      handler: async (req) => {
        const { email, hasCodes } = await accountOf(req);
        const chosen = tryParse(chosenSchema, await req.json?.());
        const hotel = otherHotels.find(({ url }) => url === chosen?.url);
        if (hotel === undefined) throw new APIError(doorWords(req.i18n.language).oneLogin.noSuchHotel, 404);
        const pass = signPass(hotel.secret, { purpose: "enter", to: hotel.url, email, hasCodes });
        return Response.json({ pass, to: `${hotel.url}/api${ENTER}` }, UNKEPT);
      },
    },
    {
      path: HOME,
      method: "get",
      handler: (req) => doorPage(req, "returned"),
    },
  ];
}

const UNKEPT = { headers: { "Cache-Control": "no-store" } };

/** The session's account, and whether it used a one-time code: accounts that have them can't sign in without one. */
async function accountOf(req: PayloadRequest): Promise<{ email: string; hasCodes: boolean }> {
  const { payload, user } = req;
  if (user === null || roleOf(req) === undefined) throw new APIError(checksFor(req).access.signIn, 401);
  const account = await payload.findByID({
    collection: "users",
    id: user.id,
    showHiddenFields: true,
    depth: 0,
    req,
  });
  return { email: String(account.email), hasCodes: keptCodes(account).codeKey !== null };
}

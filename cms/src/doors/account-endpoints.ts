import {
  APIError,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from "payload";
import { object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { rowsOf } from "../../../shared/record";
import { roleOf } from "../access/roles";
import { checksFor } from "../texts";
import { attempt, attempts } from "./attempts";
import { doorWords } from "./door-words";
import { keptCodes, type KeptCodes, NO_CODES, takeCode } from "./kept-codes";
import { newKey, newRecoveryCodes, stepOf } from "./one-time-code";

const CODES = "/:id/one-time-code";

const newCodesSchema = object({
  key: string()
    .matches(/^[A-Z2-7]{32}$/)
    .required(),
  code: string().required(),
});
const codeSchema = object({ code: string().required() });

/**
 * Endpoints that extend Payload's accounts: one-time codes and ending all sessions. `issuer` is the name shown in the
 * authenticator app.
 */
export function accountEndpoints(issuer: string): Omit<Endpoint, "root">[] {
  return [
    {
      path: CODES,
      method: "get",
      handler: async (req) => {
        const { account, own } = await accountOf(req);
        const { codeKey, recoveryDigests } = keptCodes(account);
        const on = codeKey !== null;
        const proposal = own && !on ? newKey(issuer, String(account.email)) : {};
        const left = recoveryDigests?.length ?? 0;
        return Response.json({ on, left, ...proposal }, { headers: { "Cache-Control": "no-store" } });
      },
    },
    {
      path: CODES,
      method: "post",
      handler: async (req) => {
        const body = await req.json?.();
        return inTurn(req, async () => {
          const { account, own } = await accountOf(req);
          if (!own) throw new APIError(doorWords(req.i18n.language).ownOnly, 403);
          if (keptCodes(account).codeKey !== null)
            throw new APIError(doorWords(req.i18n.language).turnOffFirst, 409);
          const given = tryParse(newCodesSchema, body);
          const step = given && stepOf(given.code, given.key, 0, Date.now());
          if (given === undefined || step === undefined) return wrongCode(req, "wrongNewCode");
          const { codes, digests } = newRecoveryCodes();
          const kept = { codeKey: req.payload.encrypt(given.key), codeStep: step, recoveryDigests: digests };
          await keep(req, account.id, kept, req.user?._sid);
          return Response.json({ codes }, { headers: { "Cache-Control": "no-store" } });
        });
      },
    },
    {
      path: `${CODES}/off`,
      method: "post",
      handler: async (req) => {
        const body = req.user?.id === idOf(req) ? await req.json?.() : undefined;
        return inTurn(req, async () => {
          const { account, own } = await accountOf(req);
          // An owner can help users who lost both phone and recovery codes; for one's own account a code is always
          // required.
          if (own) {
            const given = tryParse(codeSchema, body);
            await attempt(attempts().codes, String(account.id), req);
            if (
              given === undefined ||
              takeCode(req.payload, account.id, keptCodes(account), given.code) === undefined
            ) {
              return wrongCode(req, "wrongCode");
            }
          }
          await keep(req, account.id, NO_CODES, own ? req.user?._sid : undefined);
          return Response.json({ on: false });
        });
      },
    },
    {
      path: "/:id/sign-out",
      method: "post",
      handler: async (req) => {
        const { account } = await accountOf(req);
        await keep(req, account.id, {}, undefined);
        return Response.json({ message: doorWords(req.i18n.language).signedOut });
      },
    },
  ];
}

function idOf(req: PayloadRequest): number {
  return Number(req.routeParams?.id);
}

/** Runs the task in a transaction, so that nobody else writes between its reads and writes. */
async function inTurn(req: PayloadRequest, task: () => Promise<Response>): Promise<Response> {
  const begins = await initTransaction(req);
  try {
    const answer = await task();
    if (begins) await commitTransaction(req);
    return answer;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

interface Account {
  id: number;
  email: string;
}

/** Users may access their own account, owners all accounts. */
async function accountOf(req: PayloadRequest): Promise<{ account: Account; own: boolean }> {
  const id = idOf(req);
  const own = req.user?.id === id;
  if (roleOf(req) === undefined) throw new APIError(checksFor(req).access.signIn, 401);
  if (!own && roleOf(req) !== "owner") throw new APIError(doorWords(req.i18n.language).otherAccount, 403);
  const account = await req.payload.findByID({
    collection: "users",
    id,
    showHiddenFields: true,
    depth: 0,
    req,
  });
  return { account: { ...account, id, email: String(account.email) }, own };
}

/** Saves, and ends all sessions of the account except one. */
async function keep(
  req: PayloadRequest,
  id: number,
  kept: Partial<KeptCodes>,
  session: string | undefined,
): Promise<void> {
  const { sessions } = await req.payload.findByID({ collection: "users", id, depth: 0, req });
  const left = rowsOf(sessions).filter(({ id: own }) => own === session);
  await req.payload.update({ collection: "users", id, data: { ...kept, sessions: left }, depth: 0, req });
}

function wrongCode(req: PayloadRequest, reason: "wrongCode" | "wrongNewCode"): Response {
  return Response.json({ message: doorWords(req.i18n.language)[reason] }, { status: 400 });
}

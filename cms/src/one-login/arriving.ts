import type { Endpoint, PayloadRequest } from "payload";
import { attempts } from "../doors/attempts";
import type { Environment, OtherCms } from "../environment";
import { liveContent } from "../live/live";
import { beginSession, knows } from "./begin-session";
import { doorPage } from "./door-page";
import { type Pass, readPass } from "./pass";
import { ENTER, KNOWN } from "./paths";

const BODY_LIMIT = 4_096;

/**
 * Endpoints of a hotel that trusts another CMS to identify users: whether a user is known here, and signing in. None
 * elsewhere.
 */
export function arrivingEndpoints({ url, signIn }: Pick<Environment, "url" | "signIn">): Endpoint[] {
  if (signIn === undefined) return [];
  return [
    {
      path: KNOWN,
      method: "post",
      handler: async (req) => {
        const arrival = passFor("ask", await textOf(req), { url, signIn });
        if (arrival === undefined)
          return Response.json({ message: "The pass is not valid." }, { status: 403 });
        if (!(await knows(req, arrival.pass.email)))
          return Response.json({ message: "Nobody here has this email." }, { status: 404 });
        const { folder } = await liveContent(req.payload).current();
        return Response.json({ name: folder.hotel?.name ?? new URL(url).host });
      },
    },
    {
      path: ENTER,
      method: "post",
      handler: async (req) => {
        // Prevents login CSRF: another site could submit its own user's pass, so that people would work under someone
        // else's name.
        if (req.headers.get("origin") !== new URL(signIn.url).origin) return doorPage(req, "noPass");
        const given = new URLSearchParams(await textOf(req)).get("pass") ?? "";
        const arrival = passFor("enter", given, { url, signIn });
        if (arrival === undefined || !(await isFirstUse(arrival.id))) return doorPage(req, "noPass");
        const begun = await beginSession(req, arrival.pass);
        return "cookie" in begun
          ? doorPage(req, "arrived", { "Set-Cookie": begun.cookie })
          : doorPage(req, begun.refused);
      },
    },
  ];
}

function passFor(
  purpose: Pass["purpose"],
  text: string,
  { url, signIn }: { url: string; signIn: OtherCms },
): ReturnType<typeof readPass> {
  const read = readPass(signIn.secret, text);
  return read?.pass.purpose === purpose && read.pass.to === url ? read : undefined;
}

/** Remembered for longer than a pass is valid. */
async function isFirstUse(id: string): Promise<boolean> {
  return attempts()
    .passes.consume(id)
    .then(
      () => true,
      () => false,
    );
}

async function textOf(req: PayloadRequest): Promise<string> {
  return ((await req.text?.()) ?? "").slice(0, BODY_LIMIT);
}

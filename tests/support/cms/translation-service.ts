import { createServer, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { closeAtEnd } from "../close-at-end";
import { fieldsOf } from "../../../shared/record";

/** A request as received. */
interface ServiceCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** How the service behaves for the next requests. */
interface Behaviour {
  /** Status of the response. */
  status?: number;
  /** Body of the response, whatever the request. */
  answer?: string;
  /** Number of requests whose connection is closed without a response. */
  hangsUp?: number;
  /** Milliseconds before the response. */
  delay?: number;
  /** Translates a run; by default, puts it in « ». */
  translated?: (run: string) => string;
  /** Runs before the response. */
  meanwhile?: () => Promise<void>;
}

/** A translation service for every dialect, as documented: `/v2/translate`, `/translate`, `/chat/completions`. */
export interface StubService {
  url: string;
  calls: ServiceCall[];
  behave(behaviour: Behaviour): void;
}

/** Puts the words between tags in « »: `Five <code id="1">` → `«Five» <code id="1">`. */
export function quoted(run: string): string {
  return run.replaceAll(/(?<=^|>)(\s*)([^<]*?\p{L}[^<]*?)(\s*)(?=<|$)/gu, (...match: string[]) => {
    const [all, before, words, after, offset] = match;
    return isKept(run, Number(offset)) ? (all ?? "") : `${before}«${words}»${after}`;
  });
}

/** True inside `<code>`. */
function isKept(run: string, at: number): boolean {
  return run.lastIndexOf("<code", at) > run.lastIndexOf("</code", at);
}

export async function translationStub(): Promise<StubService> {
  const calls: ServiceCall[] = [];
  let now: Behaviour = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const body = fieldsOf(JSON.parse(Buffer.concat(chunks).toString()));
      calls.push({ path, headers, body });
      const { hangsUp = 0 } = now;
      if (hangsUp > 0) {
        now = { ...now, hangsUp: hangsUp - 1 };
        return void request.socket.destroy();
      }
      const { status = 200, answer, delay = 0, translated = quoted, meanwhile } = now;
      const respond = async () => {
        await meanwhile?.();
        if (delay > 0) await wait(delay, undefined, { ref: false });
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(answer ?? JSON.stringify(answerTo(path, body, translated)));
      };
      void respond();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return closeAtEnd({
    url: `http://127.0.0.1:${port}`,
    calls,
    behave: (behaviour: Behaviour) => {
      now = behaviour;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

function answerTo(path: string, body: Record<string, unknown>, translated: (run: string) => string): object {
  const of = (runs: unknown) => (Array.isArray(runs) ? runs.map((run) => translated(String(run))) : []);
  if (path === "/v2/translate")
    return { translations: of(body.text).map((text) => ({ detected_source_language: "EN", text })) };
  if (path === "/translate") return { translatedText: of(body.q) };
  const [, user] = Array.isArray(body.messages) ? body.messages : [];
  const { texts } = fieldsOf(JSON.parse(String(fieldsOf(user).content)));
  const content = JSON.stringify({ translations: of(texts) });
  return { choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }] };
}

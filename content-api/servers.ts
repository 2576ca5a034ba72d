import { UnreachableError } from "./http-errors";

/** Number of failed calls after which a server that has never responded is given up on. */
const GIVEN_UP_AFTER = 4;

/** State of one server (an origin). */
interface Server {
  /** True if it has responded to any call with more than "temporarily unavailable". */
  answered(): boolean;
  noteAnswer(): void;
  /** Records a call that has run out of attempts. */
  noteLost(url: string, error: unknown): void;
  /** Throws an UnreachableError if the server has been given up on. */
  assertReachable(): void;
}

/** Tracks this run's servers, by URL origin. */
export function createServers(): (url: string) => Server {
  const servers = new Map<string, Server>();
  return (url) => {
    const { origin } = new URL(url);
    const server = servers.get(origin) ?? createServer();
    servers.set(origin, server);
    return server;
  };
}

function createServer(): Server {
  const lost: UnreachableError[] = [];
  let answers = 0;
  return {
    answered: () => answers > 0,
    noteAnswer: () => void (answers += 1),
    noteLost: (url, error) => void lost.push(new UnreachableError(url, error)),
    assertReachable: () => {
      const [first] = lost;
      if (first && answers === 0 && lost.length >= GIVEN_UP_AFTER) throw first;
    },
  };
}

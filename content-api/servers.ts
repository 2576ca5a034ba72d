import { UnreachableError } from "./http-errors";

/** Calls to a server that has answered none, after which it is given up. */
const GIVEN_UP_AFTER = 4;

/** What is known of one server (an origin). */
export interface Server {
  /** Whether it has answered any call, other than that it can't for the moment. */
  answered(): boolean;
  noteAnswer(): void;
  /** Notes a call whose tries are used up. */
  noteLost(url: string, error: unknown): void;
  /** Throws an UnreachableError where the server is given up. */
  assertReachable(): void;
}

/** Knows the servers of this run, by the origin of a URL. */
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

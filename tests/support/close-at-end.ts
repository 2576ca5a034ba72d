interface Closable {
  close(): unknown;
}

const started: Closable[] = [];

// The process that serves the browser tests isn't a test: what it starts ends with it.
if ("afterAll" in globalThis)
  afterAll(async () => {
    for (const one of started.reverse()) await one.close();
  });

/** Closes what a test started after all tests of the file, newest first. */
export function closeAtEnd<Started extends Closable>(one: Started): Started {
  started.push(one);
  return one;
}

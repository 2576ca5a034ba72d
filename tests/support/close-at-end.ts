interface Closable {
  close(): unknown;
}

const started: Closable[] = [];

// What the world of the browser tests starts, which is no test, ends with its process.
if ("afterAll" in globalThis)
  afterAll(async () => {
    for (const one of started.reverse()) await one.close();
  });

/** Closes what a test started when the tests of the file are over, the newest first. */
export function closeAtEnd<Started extends Closable>(one: Started): Started {
  started.push(one);
  return one;
}

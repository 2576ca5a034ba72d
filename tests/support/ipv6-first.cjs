/** Preloaded into a service: makes localhost resolve to ::1 before 127.0.0.1, as with Debian's /etc/hosts. */
const dns = require("node:dns");

const { lookup } = dns;
const LOCALHOST = [
  { address: "::1", family: 6 },
  { address: "127.0.0.1", family: 4 },
];

dns.lookup = (name, ...rest) => {
  if (name !== "localhost") return lookup(name, ...rest);
  const [options, done = options] = rest;
  const answer = options.all ? [LOCALHOST] : ["::1", 6];
  process.nextTick(done, null, ...answer);
};

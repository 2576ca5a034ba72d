/** Loaded before a service: a machine whose localhost is ::1 before it is 127.0.0.1, as in the /etc/hosts of Debian. */
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

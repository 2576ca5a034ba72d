/** Where an address stands, in the database. `returning`: it left the list, and is asked to confirm again. */
export const STATUSES = ["pending", "confirmed", "unsubscribed", "returning"] as const;
export type Status = (typeof STATUSES)[number];

/** `unknown`: there is no row. */
export type State = Status | "unknown";

/** What happens to an address. A link is old when a later signup was sent another one. */
export type Event =
  "sign up" | "sign up too often" | "confirm" | "confirm by an old link" | "unsubscribe" | "stay silent";

/** What is kept as evidence, with time, wording and language; it is only ever added to. */
export const PROOFS = ["requested", "confirmed", "unsubscribed"] as const;
export type Proof = (typeof PROOFS)[number];

export interface Step {
  state: State;
  /** Whether the mail that asks to confirm is sent; its link is then the only one that confirms. */
  mail: boolean;
  proof: Proof | null;
}

const stay = (state: State): Step => ({ state, mail: false, proof: null });
const ask = (state: State): Step => ({ state, mail: true, proof: "requested" });
const join: Step = { state: "confirmed", mail: false, proof: "confirmed" };
const leave: Step = { state: "unsubscribed", mail: false, proof: "unsubscribed" };

/** State × event → what follows. A step that stays where it is changes nothing. */
export const STEPS: Record<State, Record<Event, Step>> = {
  unknown: {
    "sign up": ask("pending"),
    "sign up too often": stay("unknown"),
    confirm: stay("unknown"),
    "confirm by an old link": stay("unknown"),
    unsubscribe: stay("unknown"),
    "stay silent": stay("unknown"),
  },
  pending: {
    "sign up": ask("pending"),
    "sign up too often": stay("pending"),
    confirm: join,
    "confirm by an old link": stay("pending"),
    // There is no consent that it could end, and a mail scanner may press it before the person confirms.
    unsubscribe: stay("pending"),
    "stay silent": stay("unknown"),
  },
  confirmed: {
    "sign up": stay("confirmed"),
    "sign up too often": stay("confirmed"),
    confirm: stay("confirmed"),
    "confirm by an old link": stay("confirmed"),
    unsubscribe: leave,
    "stay silent": stay("confirmed"),
  },
  unsubscribed: {
    "sign up": ask("returning"),
    "sign up too often": stay("unsubscribed"),
    confirm: stay("unsubscribed"),
    "confirm by an old link": stay("unsubscribed"),
    unsubscribe: stay("unsubscribed"),
    "stay silent": stay("unsubscribed"),
  },
  returning: {
    "sign up": ask("returning"),
    "sign up too often": stay("returning"),
    confirm: join,
    "confirm by an old link": stay("returning"),
    unsubscribe: stay("returning"),
    "stay silent": stay("unsubscribed"),
  },
};

/** Status of an address in the database. `returning`: it had unsubscribed, and is asked to confirm again. */
export const STATUSES = ["pending", "confirmed", "unsubscribed", "returning"] as const;
type Status = (typeof STATUSES)[number];

/** `unknown`: there is no row. */
export type State = Status | "unknown";

/** Events of an address. A link is old once a later signup was sent another one. */
export type Event =
  "sign up" | "sign up too often" | "confirm" | "confirm by an old link" | "unsubscribe" | "stay silent";

/** Events kept as evidence, with time, wording and locale; rows are only ever added. */
export const PROOFS = ["requested", "confirmed", "unsubscribed"] as const;
export type Proof = (typeof PROOFS)[number];

export interface Step {
  state: State;
  /** Whether the confirmation mail is sent; from then on only its link confirms. */
  mail: boolean;
  proof: Proof | null;
}

const stay = (state: State): Step => ({ state, mail: false, proof: null });
const ask = (state: State): Step => ({ state, mail: true, proof: "requested" });
const join: Step = { state: "confirmed", mail: false, proof: "confirmed" };
const leave: Step = { state: "unsubscribed", mail: false, proof: "unsubscribed" };

/** Transition table: state × event → step. A step that stays in its state changes nothing. */
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
    // There is no consent to withdraw yet, and a mail scanner may press it before the person confirms.
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

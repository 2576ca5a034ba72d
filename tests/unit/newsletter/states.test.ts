import { type Event, type State, type Step, STEPS } from "../../../services/newsletter/states";

/** [state, event, next state, mail, proof]; any other combination changes nothing, without mail or proof. */
const CHANGES: [State, Event, State, boolean, Step["proof"]][] = [
  ["unknown", "sign up", "pending", true, "requested"],
  ["pending", "sign up", "pending", true, "requested"],
  ["pending", "confirm", "confirmed", false, "confirmed"],
  ["pending", "stay silent", "unknown", false, null],
  ["confirmed", "unsubscribe", "unsubscribed", false, "unsubscribed"],
  ["unsubscribed", "sign up", "returning", true, "requested"],
  ["returning", "sign up", "returning", true, "requested"],
  ["returning", "confirm", "confirmed", false, "confirmed"],
  ["returning", "stay silent", "unsubscribed", false, null],
];

const STATES: State[] = ["unknown", "pending", "confirmed", "unsubscribed", "returning"];
const EVENTS: Event[] = [
  "sign up",
  "sign up too often",
  "confirm",
  "confirm by an old link",
  "unsubscribe",
  "stay silent",
];

test.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
  "%s: %s",
  (state, event) => {
    const [, , next, mail, proof] = CHANGES.find(([from, what]) => from === state && what === event) ?? [
      state,
      event,
      state,
      false,
      null,
    ];
    expect(STEPS[state][event]).toEqual({ state: next, mail, proof });
  },
);

test("the table covers every state and event and nothing else", () => {
  expect(Object.keys(STEPS).sort()).toEqual([...STATES].sort());
  for (const events of Object.values(STEPS)) expect(Object.keys(events).sort()).toEqual([...EVENTS].sort());
});

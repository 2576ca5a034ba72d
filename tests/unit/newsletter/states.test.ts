import { STEPS } from "../../../services/newsletter/states";

/** [state, event, next state, mail, proof] of every event that does anything. */
const CHANGES = [
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

test("no other event changes an address, sends a mail or is kept as proof", () => {
  const steps = Object.entries(STEPS).flatMap(([before, events]) =>
    Object.entries(events).map(([event, { state, mail, proof }]) => [before, event, state, mail, proof]),
  );
  expect(steps).toHaveLength(30);
  expect(steps.filter(([before, , after, mail, proof]) => before !== after || mail || proof)).toEqual(
    CHANGES,
  );
});

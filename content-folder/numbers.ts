import { number } from "yup";

const INTEGER = "must be a whole number";

export function positive() {
  return number().strict(true).typeError("must be a number").positive("must be more than 0");
}

export function positiveInteger() {
  return positive().integer(INTEGER);
}

export function atLeast(min: number) {
  return number().strict(true).typeError("must be a number").min(min, `must be at least ${min}`);
}

export function count() {
  return number().strict(true).typeError("must be a number").integer(INTEGER).min(0, "must not be negative");
}

/** A fraction from 0 to 1. */
export function share() {
  const reason = "must be a number from 0 to 1";
  return number().strict(true).typeError("must be a number").min(0, reason).max(1, reason);
}

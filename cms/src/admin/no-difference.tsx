/** Leaves a field out of what changed between two versions. */
export function NoDifference() {
  return null;
}

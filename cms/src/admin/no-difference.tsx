/** Hides a field in the comparison of two versions. */
export function NoDifference() {
  return null;
}

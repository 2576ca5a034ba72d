import type { FormState } from "payload";

/** Applies a new form state, keeping rows collapsed or expanded as they were and errors on unchanged fields. */
export function keepView(now: FormState, next: FormState): FormState {
  const entries = Object.entries(next).map(([path, field]): [string, FormState[string]] => {
    const before = now[path];
    const isRefused = before?.valid === false && before.value === field.value;
    const errorPaths = before?.errorPaths?.filter((below) => now[below]?.value === next[below]?.value);
    return [
      path,
      {
        ...field,
        ...(field.rows && { rows: rowsAsOpen(before?.rows ?? [], field.rows) }),
        ...(isRefused && { valid: false, errorMessage: before.errorMessage }),
        ...(errorPaths && { errorPaths }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

type Rows = NonNullable<FormState[string]["rows"]>;

function rowsAsOpen(now: Rows, next: Rows): Rows {
  return next.map((row) => {
    const { collapsed } = now.find(({ id }) => id === row.id) ?? row;
    return { ...row, collapsed };
  });
}

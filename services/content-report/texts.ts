import type { Finding, Kind } from "./report";
import type { Subject } from "./subjects";

/** Finds titles and descriptions that are empty, or shared by two pages of a locale. */
export function textFindings(subjects: readonly Subject[]): Finding[] {
  return [
    ...findings(subjects, ({ title }) => title, { empty: "empty-title", duplicate: "duplicate-title" }),
    ...findings(subjects, ({ description }) => description, {
      empty: "empty-description",
      duplicate: "duplicate-description",
    }),
  ];
}

function findings(
  subjects: readonly Subject[],
  textOf: (subject: Subject) => string,
  kinds: { empty: Kind; duplicate: Kind },
): Finding[] {
  const users = new Map<string, string[]>();
  const keyOf = (subject: Subject) => `${subject.locale} ${textOf(subject).trim().toLowerCase()}`;
  for (const subject of subjects)
    users.set(keyOf(subject), [...(users.get(keyOf(subject)) ?? []), subject.path]);

  return subjects.flatMap((subject): Finding[] => {
    const text = textOf(subject).trim();
    const place = { locale: subject.locale, page: subject.path };
    if (text === "") return [{ ...place, kind: kinds.empty, detail: "" }];
    const others = (users.get(keyOf(subject)) ?? []).filter((path) => path !== subject.path);
    return others.length === 0
      ? []
      : [{ ...place, kind: kinds.duplicate, detail: `“${text}”: ${others.join(", ")}` }];
  });
}

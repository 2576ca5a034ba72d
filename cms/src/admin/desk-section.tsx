import type { ReactNode } from "react";

/** A titled list on the dashboard. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="desk__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A link in such a list; `after` follows it as plain text. */
export function Item({ href, after, children }: { href: string; after?: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
      {after}
    </li>
  );
}

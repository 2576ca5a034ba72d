import { chakra } from "@chakra-ui/react/styled-system";
import { useSyncExternalStore } from "react";
import { NOT_FOUND_MARK } from "../../shared/not-found-mark";
import { notFoundMessage } from "../../shared/not-found-message";

/**
 * Names the address that has no page; `parents` are parent pages of rooms and venues. One file serves all such
 * addresses, so only a server or the browser can fill it in.
 */
export function NotFoundMessage({ parents }: { parents: readonly string[] }) {
  const message = useSyncExternalStore(
    subscribe,
    () => notFoundMessage(window.location, parents),
    readServed,
  );
  return (
    <chakra.p
      {...{ [NOT_FOUND_MARK]: parents.join(" ") }}
      lang="en"
      {...(__HAS_RTL__ ? { dir: "ltr" } : {})}
      color="fg.muted"
      minHeight="1lh"
      overflowWrap="anywhere"
      hyphens="none"
    >
      {message}
    </chakra.p>
  );
}

/** The message the server rendered; empty in the build. */
function readServed(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[${NOT_FOUND_MARK}]`)?.textContent ?? "";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

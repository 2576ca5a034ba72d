import { chakra } from "@chakra-ui/react/styled-system";
import { useSyncExternalStore } from "react";
import { notFoundMessage } from "./not-found-message";

/** Names the address that has no page. One file serves all such addresses, so it is known only in the browser. */
export function NotFoundMessage() {
  const message = useSyncExternalStore(subscribe, readMessage, () => "");
  return (
    <chakra.p lang="en" color="fg.muted" minHeight="1lh" overflowWrap="anywhere" hyphens="none">
      {message}
    </chakra.p>
  );
}

function readMessage(): string {
  return notFoundMessage(window.location);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

import { useEffect } from "react";
import { useAfterLoad } from "../sections/use-after-load";

/** Fetches the chat's script once, when the page is idle. React does not run a script that it renders in the browser. */
export function ChatWidget({ src }: { src: string }) {
  const loaded = useAfterLoad();
  useEffect(() => {
    if (!loaded || Array.from(document.scripts).some((script) => script.getAttribute("src") === src)) return;
    const script = document.createElement("script");
    script.src = src;
    document.body.append(script);
  }, [loaded, src]);
  return null;
}

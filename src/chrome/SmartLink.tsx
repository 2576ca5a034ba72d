import { type ComponentPropsWithoutRef, useContext } from "react";
import { CurrentPage } from "./current-page";

interface SmartLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> {
  /** Percent-encoded site path, or an absolute, `tel:` or `mailto:` URL. */
  url: string;
  target?: string | null;
  /** Shown if there are no children. */
  text?: string;
}

/**
 * A link from the content, marked as current if it leads to the shown page. Internal links navigate without a full
 * load.
 */
export function SmartLink({ url, target, text, children, ...rest }: SmartLinkProps) {
  const isCurrent = useContext(CurrentPage) === url;
  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      href={url}
      target={target ?? undefined}
      rel={target === "_blank" ? "noopener" : undefined}
    >
      {children ?? text}
    </a>
  );
}

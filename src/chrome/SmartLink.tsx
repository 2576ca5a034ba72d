import { type ComponentPropsWithoutRef, useContext } from "react";
import { CurrentPage } from "./current-page";

interface SmartLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "target"> {
  /** Percent-encoded site path, or an absolute, `tel:` or `mailto:` address. */
  url: string;
  target?: string | null;
  /** Stands where there are no children. */
  text?: string;
}

/** A link of the content, which says so where it leads to the shown page. Those within the site load no page in full. */
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

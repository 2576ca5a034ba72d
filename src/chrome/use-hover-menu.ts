import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Milliseconds until a menu opens on hover, and until it closes once the pointer has left. */
const OPEN_DELAY = 300;
const CLOSE_DELAY = 250;

/**
 * A button and its list of links: opens after a short hover, or at once on click, Enter, Space and arrow down;
 * closes when the pointer leaves, on Escape (which returns the focus to the button), on a click elsewhere and when
 * the focus leaves. Up and down move between the links.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const show = (value: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(value);
    else timer.current = setTimeout(() => setOpen(value), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // On the document: a list opened by hovering doesn't contain the focus.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      clearTimeout(timer.current);
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  const moveFocus = (step: 1 | -1) => {
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at === -1 ? 0 : (at + step + links.length) % links.length;
    links[next]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(true);
    // After the list has become visible, as invisible elements can't be focused.
    requestAnimationFrame(() => moveFocus(event.key === "ArrowDown" ? 1 : -1));
  };

  return {
    open,
    rootProps: {
      ref: root,
      onKeyDown,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") show(true, OPEN_DELAY);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") show(false, CLOSE_DELAY);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(false);
      },
    },
    buttonProps: {
      ref: button,
      type: "button",
      "aria-expanded": open,
      onClick: () => show(!open),
    },
  } as const;
}

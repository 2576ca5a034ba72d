import type { ComponentPropsWithoutRef, ReactNode } from "react";

interface PhoneLinkProps extends ComponentPropsWithoutRef<"a"> {
  phone: { label: string; tel: string };
  children?: ReactNode;
}

/** A phone number to call; `tel` is E.164, the label is written as people of the language read it. */
export function PhoneLink({ phone, children = phone.label, ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={`tel:${phone.tel}`}>
      {children}
    </a>
  );
}

import { graphql } from "gatsby";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { leftToRight } from "../locale/left-to-right";

interface PhoneLinkProps extends ComponentPropsWithoutRef<"a"> {
  phone: Queries.PhoneFragment;
  children?: ReactNode;
}

/** A link to call a number; `tel` is E.164, the label is formatted for the language. */
export function PhoneLink({ phone, children = leftToRight(phone.label), ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={`tel:${phone.tel}`}>
      {children}
    </a>
  );
}

export const query = graphql`
  fragment Phone on HotelPhone {
    label
    tel
  }
`;

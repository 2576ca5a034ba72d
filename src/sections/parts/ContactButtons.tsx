import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { PhoneLink } from "../../chrome/PhoneLink";
import { ChatLinks } from "../../chrome/ChatLinks";
import { buttonRecipe } from "../../theme/recipes/button";

const PhoneButton = chakra(PhoneLink, buttonRecipe);
const MailButton = chakra("a", buttonRecipe);

/** Phone, mail and chat buttons in the head of the contact page. */
export function ContactButtons({ hotel }: { hotel: Queries.ContactButtonsFragment }) {
  const { phone, email } = hotel;
  return (
    <>
      <PhoneButton phone={phone} />
      <MailButton variant="line" href={`mailto:${email}`}>
        <span translate="no">{email}</span>
      </MailButton>
      <ChatLinks hotel={hotel} size="md" />
    </>
  );
}

export const query = graphql`
  fragment ContactButtons on Hotel {
    phone {
      ...Phone
    }
    email
    ...ChatLinks
  }
`;

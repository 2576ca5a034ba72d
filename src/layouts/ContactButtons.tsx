import { chakra } from "@chakra-ui/react/styled-system";
import { PhoneLink } from "../chrome/PhoneLink";
import { buttonRecipe } from "../theme/recipes/button";

interface Props {
  phone: { label: string; tel: string };
  email: string;
}

const PhoneButton = chakra(PhoneLink, buttonRecipe);
const MailButton = chakra("a", buttonRecipe);

/** Phone and mail in the head of the contact page. */
export function ContactButtons({ phone, email }: Props) {
  return (
    <>
      <PhoneButton phone={phone} />
      <MailButton variant="line" href={`mailto:${email}`}>
        {email}
      </MailButton>
    </>
  );
}

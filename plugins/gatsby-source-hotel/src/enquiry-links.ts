import { ENQUIRY_PARAMETER } from "../../../shared/enquiry";
import { enquiryDesk, enquiryKinds, type HotelFile } from "../../../shared/hotel-file";
import { encodePath } from "../../../shared/paths";

/** A link to the enquiry form instead of the given one; null: the given one stays. */
export type EnquiryLink = (url: string) => string | null;

/**
 * Has mail links to a desk lead to the form, with the first kind that the desk answers. Those to the hotel's own address stay
 * what they are, and all of them where the hotel has no form, or the language no contact page (`formPath`, decoded).
 */
export function enquiryLink(hotel: HotelFile, formPath: string | undefined): EnquiryLink {
  return (url) => {
    if (formPath === undefined || !URL.canParse(url)) return null;
    const { protocol, pathname } = new URL(url);
    const address = decodeURIComponent(pathname).toLowerCase();
    if (protocol !== "mailto:" || address === hotel.email.toLowerCase()) return null;
    const kind = enquiryKinds(hotel).find((known) => enquiryDesk(hotel, known).toLowerCase() === address);
    return kind ? `${encodePath(formPath)}?${ENQUIRY_PARAMETER}=${kind}#${ENQUIRY_PARAMETER}` : null;
  };
}

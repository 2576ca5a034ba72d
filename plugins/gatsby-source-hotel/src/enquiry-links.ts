import { ENQUIRY_PARAMETER } from "../../../shared/enquiry-parameter";
import { enquiryDesk, enquiryKinds, type HotelFile } from "../../../model/hotel-file";
import { encodePath } from "../../../shared/paths";

/** Returns the enquiry form's link to use instead of the given one, or null to keep the given one. */
export type EnquiryLink = (url: string) => string | null;

/**
 * Redirects mail links to a desk to the enquiry form, preselecting the first kind of enquiry that the desk handles.
 * Links to the hotel's main address are unchanged, as are all links if the hotel has no form or the language has no
 * contact page (`formPath`, decoded).
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

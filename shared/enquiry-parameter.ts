/** Query parameter that preselects the kind in a page's form: `/contact?enquiry=wedding`. */
export const ENQUIRY_PARAMETER = "enquiry";

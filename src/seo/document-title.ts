/**
 * Title of a document: (`Gallery`, `Hotel`) → `Gallery – Hotel`; unchanged if it already contains the hotel's name.
 */
export function documentTitle(title: string, hotelName: string): string {
  return title.includes(hotelName) ? title : `${title} – ${hotelName}`;
}

/** Title of a document: (`Gallery`, `Hotel`) → `Gallery – Hotel`; unchanged where it names the hotel already. */
export function documentTitle(title: string, hotelName: string): string {
  return title.includes(hotelName) ? title : `${title} – ${hotelName}`;
}

/**
 * Attribute marking the error page's element that shows the address: a server that knows the path fills it in, so
 * that no script is needed. Its value lists the hotel's own parent paths of rooms and venues, separated by spaces.
 */
export const NOT_FOUND_MARK = "data-missing-path";

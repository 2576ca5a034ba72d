/**
 * Marks the element of the error page that names the address: a server that knows the path writes the words there, so that they
 * need no script. Its value names the hotel's own parents of rooms and venues, with spaces between them.
 */
export const NOT_FOUND_MARK = "data-missing-path";

/** Longest link that a notification may carry; the same limit as in `firestore.rules`. */
const LINK_MAX_CHARS = 500;

/**
 * Whether a link is a path inside the app and nothing that a browser would take elsewhere: one leading slash,
 * no second one in a row, no backslash (browsers read it as a slash), no white space or control character
 * (browsers drop tabs and line breaks from addresses).
 */
export const isInternalLink = (link: unknown): link is string =>
  typeof link === 'string' &&
  link.length <= LINK_MAX_CHARS &&
  link.startsWith('/') &&
  !link.includes('//') &&
  !/[\\\s\p{Cc}]/u.test(link);

/** The link where it stays inside the app, else the empty one, which leads nowhere. */
export const internalLinkOf = (link: unknown): string => (isInternalLink(link) ? link : '');

/** The path of an address inside this app (`/chat/1?a=b#c`), or null for anything that leads elsewhere. */
export function insidePath(address: string, origin: string): string | null {
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

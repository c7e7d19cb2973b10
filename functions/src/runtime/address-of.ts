/** As much of a request as is looked at. */
interface Asked {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Where a request came from, `null` where nobody passed it on, as before the emulators. Whoever passes a request
 * on writes behind what is there: the last entry is Google's own, and with a load balancer of the operator's in
 * between as many stand behind the sender's as it has proxies. What stands before that is whatever its sender
 * wrote.
 */
export function addressOf({ headers }: Asked, ownProxies: number): string | null {
  const passed = String(headers['x-forwarded-for'] ?? '').split(',');
  return passed.at(-1 - Math.min(ownProxies, passed.length - 1))?.trim() || null;
}

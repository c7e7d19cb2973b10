/** What a mail's link asks for, from its query string. */
export interface ActionLink {
  readonly mode: string;
  readonly oobCode: string;
}

/**
 * The search parameters of a mail's link; null where there is none. A link without its code is a broken one.
 */
export function parseActionLink(search: Readonly<Record<string, unknown>>): ActionLink | null {
  const { mode, oobCode } = search;
  if (typeof mode !== 'string' && typeof oobCode !== 'string') return null;
  return { mode: typeof mode === 'string' ? mode : '', oobCode: typeof oobCode === 'string' ? oobCode : '' };
}

/** Verifies or takes back an address: what the provider applies without asking anything more. */
export const isApplicable = ({ mode, oobCode }: ActionLink): boolean =>
  oobCode !== '' && ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'].includes(mode);

/**
 * The page that was wanted when the mail was asked for: its link carries the address that it returns to, and that
 * names the page. It is parsed before it is followed.
 */
export function wantedBy(search: Readonly<Record<string, unknown>>): string | undefined {
  const { redirect, continueUrl } = search;
  if (typeof redirect === 'string') return redirect;
  if (typeof continueUrl !== 'string' || !URL.canParse(continueUrl)) return undefined;
  return new URL(continueUrl).searchParams.get('redirect') ?? undefined;
}

/** A piece of a page whose every text has been made harmless. */
export interface Markup {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const harmless = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Piece = Markup | string | number | null | readonly (Markup | null)[];

/** What stands between the tags of a page that is written as a text: whatever is not markup is a text. */
export const markup = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  html: strings.reduce((html, text, at) => `${html}${htmlOf(pieces[at - 1] ?? null)}${text}`),
});

function htmlOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return harmless(String(piece));
  return 'html' in piece ? piece.html : piece.map((one) => one?.html ?? '').join('');
}

/** What is markup already: our own, or JSON that nothing can get out of. */
export const asIs = (html: string): Markup => ({ html });

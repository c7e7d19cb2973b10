/** The other side, as bubbles name it. */
export interface MessageAuthor {
  readonly name: string;
  readonly photoUrl: string | null;
}

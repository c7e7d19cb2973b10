/** What the documents say of the operator; a value that is not set yet stands as a visible placeholder. */
export interface OperatorNames {
  readonly name: string;
  readonly representative: string;
  readonly registrationNumber: string;
  readonly mailOrderNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface LegalArticle {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Written below the paragraphs, as a list. */
  readonly items?: readonly string[];
}

/** One document as it is shown and printed. */
export interface LegalDocument {
  /** `YYYY년 M월 D일`. */
  readonly effectiveFrom: string;
  readonly lead: string;
  readonly articles: readonly LegalArticle[];
}

import type { LegalDocument, OperatorNames } from '#i18n/ko/terms/legal-document.ts';

export const TERMS_TABS = ['service', 'privacy', 'operation'] as const;
export type TermsTab = (typeof TERMS_TABS)[number];

/** The tab that an address asks for; 이용약관 for what it does not name. `policy` is what older links say. */
export const termsTabOf = (wanted: string | undefined): TermsTab =>
  wanted === 'policy' ? 'operation' : (TERMS_TABS.find((tab) => tab === wanted) ?? 'service');

/** Each document is a chunk of its own, fetched when its tab is opened. */
export async function loadDocument(tab: TermsTab, operator: OperatorNames): Promise<LegalDocument> {
  switch (tab) {
    case 'service':
      return (await import('#i18n/ko/terms/service-terms.ts')).serviceTerms(operator);
    case 'privacy':
      return (await import('#i18n/ko/terms/privacy-policy.ts')).privacyPolicy(operator);
    case 'operation':
      return (await import('#i18n/ko/terms/operation-policy.ts')).operationPolicy(operator);
  }
}

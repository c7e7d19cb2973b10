import { useEffect, useState } from 'react';
import type { LegalDocument } from '#i18n/ko/terms/legal-document.ts';
import { businessInfo } from '#services/operator/business-info.ts';
import { loadDocument, type TermsTab } from './legal-documents.ts';

export type ShownDocument =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly document: LegalDocument }
  | { readonly kind: 'failed' };

/** A tab's document, and the way to ask for it again. */
export function useDocument(tab: TermsTab): readonly [ShownDocument, () => void] {
  const [shown, setShown] = useState<ShownDocument>({ kind: 'loading' });
  useEffect(() => follow(tab, setShown), [tab]);
  const retry = () => {
    setShown({ kind: 'loading' });
    follow(tab, setShown);
  };
  return [shown, retry];
}

/** Tells of the document when it is there; gives the way to stop. */
function follow(tab: TermsTab, tell: (shown: ShownDocument) => void): () => void {
  let isWanted = true;
  const show = async () => {
    const next = await read(tab);
    if (isWanted) tell(next);
  };
  void show();
  return () => {
    isWanted = false;
  };
}

async function read(tab: TermsTab): Promise<ShownDocument> {
  try {
    return { kind: 'ready', document: await loadDocument(tab, operator) };
  } catch (error) {
    console.warn('a document of the terms was not loaded', error);
    return { kind: 'failed' };
  }
}

const known = new Map(businessInfo);
const operator = {
  name: known.get('name') ?? '',
  representative: known.get('representative') ?? '',
  registrationNumber: known.get('registrationNumber') ?? '',
  mailOrderNumber: known.get('mailOrderNumber') ?? '',
  address: known.get('address') ?? '',
  phone: known.get('phone') ?? '',
  email: known.get('email') ?? '',
};

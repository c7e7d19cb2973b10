import { expect, test } from 'vitest';
import { CONSENT_VERSIONS } from '#domain/account/consent.ts';
import { loadDocument, TERMS_TABS, termsTabOf } from './legal-documents.ts';

const operator = {
  name: '{상호}',
  representative: '{대표자}',
  registrationNumber: '{사업자등록번호}',
  mailOrderNumber: '{통신판매업신고번호}',
  address: '{주소}',
  phone: '{고객센터}',
  email: '{이메일}',
};

test('an address opens the tab it names, an old link the one it meant, and anything else the terms of service', () => {
  expect(TERMS_TABS.map(termsTabOf)).toEqual([...TERMS_TABS]);
  expect(termsTabOf('policy')).toBe('operation');
  expect(termsTabOf(undefined)).toBe('service');
  expect(termsTabOf('<script>')).toBe('service');
});

test.each(TERMS_TABS)('%s is a whole document that names its articles once each', async (tab) => {
  const { articles, effectiveFrom, lead } = await loadDocument(tab, operator);
  const titles = articles.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(articles.length).toBeGreaterThanOrEqual(7);
  expect(articles.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  expect(effectiveFrom).toMatch(/^\d{4}\.\d{2}\.\d{2}$/);
  expect(lead).not.toBe('');
});

test('what is not known of the operator stands as a placeholder', async () => {
  const words = JSON.stringify(await loadDocument('privacy', operator));
  expect(words).toContain('{대표자}');
  expect(words).toContain('{이메일}');
});

test('what a person agrees to at sign-up is named by the day from which its text holds', async () => {
  for (const kind of ['service', 'privacy'] as const) {
    const { effectiveFrom } = await loadDocument(kind, operator);
    expect(CONSENT_VERSIONS[kind]).toBe(effectiveFrom.replaceAll('.', '-'));
  }
});

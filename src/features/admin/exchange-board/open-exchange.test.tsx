// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { exchangeId, userId } from '#tests/support/domain-fixtures.ts';
import { OpenExchange } from './open-exchange.tsx';

const useExchange = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('#services/desk/use-exchange-desk.ts', () => ({ useExchange }));

afterEach(cleanup);

const open = (answer: object) => {
  useExchange.mockReturnValue(answer);
  const desk = { id: exchangeId('x'), known: undefined, me: userId('desk'), stores: [] };
  render(<OpenExchange {...desk} onClose={() => undefined} />);
};

test.each([
  ['there is none', { kind: 'ready', rows: [], end: null }, text.detail.missing],
  ['it did not come', { kind: 'failed', code: 'offline' }, text.detail.failed],
  ['there is no network', { kind: 'offline' }, text.offline],
])('where an address names an exchange and %s, that is said', async (_, answer, words) => {
  open(answer);
  expect((await screen.findByRole('dialog')).textContent).toContain(words);
});

test('nothing is said while it is on its way', () => {
  open({ kind: 'loading' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

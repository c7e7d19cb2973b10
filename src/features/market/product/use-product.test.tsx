// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { keepProduct } from '../listing/kept-product.ts';
import { useProduct, type ProductView } from './use-product.ts';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: 'offline', refresh: () => undefined }),
}));

const RING = aProduct({ id: productId('ring') });

afterEach(async () => {
  cleanup();
  forgetKeptAnswers();
  await catalogue.products.clear();
});

/** What stood on the page, one after the other. */
function views(id = RING.id): readonly ProductView[] {
  const seen: ProductView[] = [];
  renderHook(() => {
    const [view] = useProduct(id);
    useLayoutEffect(() => void seen.push(view));
  });
  return seen;
}

test('what a list showed stands on its page in the first picture, and the disk is followed from there', async () => {
  await catalogue.products.put(RING);
  keepProduct(RING);
  const seen = views();
  expect(seen).toEqual([{ kind: 'ready', product: RING, viewer: null }]);
  await act(() => catalogue.products.put({ ...RING, title: '새 제목' }));
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ product: { title: '새 제목' } }));
  expect(seen.every(({ kind }) => kind === 'ready')).toBe(true);
});

test('what has been hidden since the list was read goes as soon as the disk says so', async () => {
  await catalogue.products.put({ ...RING, status: 'hidden' });
  keepProduct(RING);
  const seen = views();
  expect(seen.at(-1)?.kind).toBe('ready');
  await waitFor(() => expect(seen.at(-1)?.kind).toBe('offline'));
});

test('another listing waits for the disk', async () => {
  keepProduct(RING);
  const seen = views(productId('bar'));
  expect(seen.at(-1)?.kind).toBe('loading');
  await waitFor(() => expect(seen.at(-1)?.kind).toBe('offline'));
});

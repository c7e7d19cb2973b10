// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InRouter } from '#tests/support/in-router.tsx';
import { BoardScreen } from './board-screen.tsx';

const nothing = vi.hoisted(() => () => new Promise<never>(() => undefined));
vi.mock('#session/page-catalogue.ts', () => ({ catalogueSync: { refresh: nothing, findPosts: nothing } }));

afterEach(cleanup);

const onSearch = vi.fn();
const board = (term: string) => <BoardScreen category={null} term={term} onSearch={onSearch} />;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('the box follows an address that something else has changed', () => {
  const { rerender } = render(board('사기'), { wrapper: InRouter });
  expect(box().value).toBe('사기');
  rerender(board(''));
  expect(box().value).toBe('');
});

test('what is typed on while the address follows the box stays', () => {
  const { rerender } = render(board('사기'), { wrapper: InRouter });
  type('');
  expect(onSearch).toHaveBeenLastCalledWith({ category: null, term: '' });
  type('금');
  rerender(board(''));
  expect(box().value).toBe('금');
});

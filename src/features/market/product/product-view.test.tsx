// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createListeners } from '#domain/listeners.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ProductView } from './product-view.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen that is turned by the test. */
function aTablet() {
  let isWide = false;
  const turned = createListeners();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_: string, listener: () => void) => turned.subscribe(listener),
    removeEventListener: () => undefined,
  }));
  return (toWide: boolean) =>
    act(() => {
      isWide = toWide;
      turned.tell();
    });
}

function Contact() {
  const [isOpen, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{isOpen ? '열렸어요' : '문의하기'}</button>;
}

test('what was opened at the foot of a listing stands while a tablet is turned', () => {
  const turn = aTablet();
  render(
    <ProductView
      product={aProduct()}
      viewer={null}
      renderContact={() => <Contact />}
      renderStanding={() => null}
      renderOwnerActions={undefined}
      renderSafety={undefined}
    />,
    { wrapper: InRouter },
  );
  const contact = screen.getByText('문의하기');
  fireEvent.click(contact);
  for (const toWide of [true, false]) {
    turn(toWide);
    expect(screen.getByText('열렸어요')).toBe(contact);
  }
});

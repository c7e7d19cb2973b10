// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { ComposeMenu } from './compose-menu.tsx';

const text = chatText.composer;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offer = () => screen.queryByRole('button', { name: text.offer });

test('a price is offered for what is open to one, reserved too, and not once it is sold', () => {
  const begin = { appointment: () => undefined, offer: () => undefined };
  const { rerender } = render(<ComposeMenu product={undefined} begin={begin} />);
  const show = (over: Partial<Product>) =>
    rerender(<ComposeMenu product={aProduct({ negotiable: true, ...over })} begin={begin} />);
  fireEvent.click(screen.getByRole('button', { name: text.moreWithoutOffer }));
  expect(offer()).toBeNull();
  show({ status: 'reserved' });
  expect(offer()).not.toBeNull();
  // The way there says what is there.
  expect(screen.getByText(text.more)).toBeTruthy();
  show({ status: 'sold' });
  expect(offer()).toBeNull();
  expect(screen.getByText(text.moreWithoutOffer)).toBeTruthy();
  show({ status: 'selling' });
  expect(offer()).not.toBeNull();
  show({ negotiable: false });
  expect(offer()).toBeNull();
  expect(screen.getByRole('button', { name: text.appointment })).toBeTruthy();
});

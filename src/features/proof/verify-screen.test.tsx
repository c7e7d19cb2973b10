// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { verdictText as text } from '#i18n/ko/proof.ts';
import { VerifyScreen } from './verify-screen.tsx';

const checkerFile = vi.hoisted(() => vi.fn<() => Promise<Blob>>());
vi.mock('./make-proof.ts', () => ({ checkerFile }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a checker that cannot be saved is told of beside the verdict, which stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  checkerFile.mockRejectedValue(new Error('no room'));
  render(<VerifyScreen />);
  const file = Object.assign(new File([], 'page.html', { type: 'text/html' }), {
    arrayBuffer: async () => new TextEncoder().encode('<p>안녕하세요</p>').buffer,
  });
  fireEvent.change(screen.getByTestId('proof-file'), { target: { files: [file] } });
  await screen.findByText(text.kinds.no_proof);
  await act(async () => fireEvent.click(screen.getByText(text.saveVerifier)));
  await screen.findByText(text.checkerFailed);
  expect(screen.getByText(text.kinds.no_proof)).toBeDefined();
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdInstallOffer } from './held-install-offer.ts';
import { askToInstall, useInstallability, watchInstallPrompt } from './install-prompt.ts';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

test('what the browser offered before the app has run can be taken, once', async () => {
  // As the page itself does, before anything of the app is there.
  holdInstallOffer();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);

  watchInstallPrompt();
  const { result } = renderHook(() => useInstallability());
  expect(result.current).toBe('promptable');
  await act(() => askToInstall());
  expect(prompt).toHaveBeenCalledOnce();
  expect(result.current).toBe('unknown');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInstallPrompt } from '#device/install-prompt.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { Section } from '#ui/layout/section.tsx';
import { InstallCard } from './install-card.tsx';

const text = profileText.install;

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('whoever asks for the app by a key stands at the heading as the button goes, whatever comes of it', async () => {
  watchInstallPrompt();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const prompt = () => Promise.reject(new DOMException('asked already', 'InvalidStateError'));
  render(
    <main>
      <Section title={text.title}>
        <InstallCard />
      </Section>
    </main>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const button = await screen.findByRole('button', { name: text.ask });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text.title));
  await waitFor(() => expect(warn).toHaveBeenCalled());
});

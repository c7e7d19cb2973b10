import { useSyncExternalStore } from 'react';
import { createListeners } from '#domain/listeners.ts';
import { heldInstallOffer } from './held-install-offer.ts';
import { isAppleMobile, isInstalled } from './platform.ts';

/** Whether this browser can put the app on the home screen, and how. */
export type Installability = 'installed' | 'promptable' | 'by_hand_ios' | 'unknown';

/** Chromium's event, which the DOM's own types do not know. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallPrompt = (event: unknown): event is InstallPromptEvent =>
  event instanceof Event && 'prompt' in event && typeof event.prompt === 'function';

let waiting: InstallPromptEvent | null = null;
const offers = createListeners();

/** Keeps the browser's offer to install until somebody asks for it. The app calls it once. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    tell(event);
  });
  addEventListener('appinstalled', () => tell(null));
  const held = heldInstallOffer();
  if (isInstallPrompt(held)) tell(held);
}

/** Shows the browser's own question; it may be asked once per offer. */
export async function askToInstall(): Promise<void> {
  const offer = waiting;
  tell(null);
  try {
    await offer?.prompt();
  } catch (error) {
    console.warn('this browser does not ask whether to install', error);
  }
}

export const useInstallability = (): Installability => useSyncExternalStore(offers.subscribe, read);

function read(): Installability {
  if (isInstalled()) return 'installed';
  if (waiting) return 'promptable';
  return isAppleMobile() ? 'by_hand_ios' : 'unknown';
}

function tell(offer: InstallPromptEvent | null): void {
  waiting = offer;
  offers.tell();
}

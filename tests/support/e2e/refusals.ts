import type { BrowserContext } from '@playwright/test';

/** A slow machine's network, of which the app knows what to make. */
const NETWORK = /net::ERR_|Could not reach Cloud Firestore backend/;

/**
 * What a healthy page asks for in vain or may not do: what is not there, what is refused, and whatever else
 * the console shows in red, as long as the network was there.
 */
export function followRefusals(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) refused.push(message.text());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

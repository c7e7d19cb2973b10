import type { BrowserContext } from '@playwright/test';

/**
 * What a healthy page asks for in vain or may not do: what is not there, what is refused, and whatever else
 * the console shows in red.
 */
export function followRefusals(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
}

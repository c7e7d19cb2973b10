import { useSyncExternalStore } from 'react';
import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import { personsKey } from '#session/persons-key.ts';

/** How many terms are remembered. */
export const MOST_RECENT = 10;
/**
 * What a person searches for is theirs and goes with the sign-out; what is searched for before it stays on
 * the device.
 */
const keyNow = (): string => personsKey('searches');
const CHANGED = 'geumnaru:recent-searches';

/** The terms with this one first, each once. */
export const withTerm = (terms: readonly string[], term: string): readonly string[] =>
  term === '' ? terms : [term, ...terms.filter((other) => other !== term)].slice(0, MOST_RECENT);

/** What was stored, whoever wrote it. */
export const parseTerms = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, MOST_RECENT)
    : [];

export const rememberSearch = (term: string): void => keep(withTerm(readTerms(), term));

export const forgetSearch = (term: string): void => keep(readTerms().filter((other) => other !== term));

export function forgetAllSearches(): void {
  removeDevice(keyNow());
  dispatchEvent(new Event(CHANGED));
}

/**
 * The terms searched for by whoever is signed in here, or else on this device, the newest first, in every
 * tab.
 */
export function useRecentSearches(): readonly string[] {
  // A snapshot must be the same value until something changes: the text is, the list made of it is not.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readTerms()));
  return parseTerms(JSON.parse(text));
}

const readTerms = (): readonly string[] => parseTerms(readDeviceJson(keyNow()));

function keep(terms: readonly string[]): void {
  writeDevice(keyNow(), JSON.stringify(terms));
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

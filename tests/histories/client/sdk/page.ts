/*
 * What Firestore's SDK asks of a page beyond the globals of a realm. It stands before the SDK, which looks for
 * some of it while it is loaded.
 */
import type { Host } from '../client-contract.ts';

declare const host: Host;

/** Chance is the seed's. */
Math.random = () => host.random();

const page = new EventTarget();
const document = new EventTarget();
const listening = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
});

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

define('window', globalThis);
define('self', globalThis);
define('location', { host: 'app', hostname: 'app', protocol: 'https:', href: 'https://app/' });
define('localStorage', host.localStorage);
define('crypto', {
  getRandomValues(bytes: Uint8Array) {
    for (const index of bytes.keys()) bytes[index] = host.random() * 256;
    return bytes;
  },
});
for (const [name, value] of Object.entries(listening(page))) define(name, value);
define('document', {
  ...listening(document),
  get visibilityState() {
    return host.isVisible() ? 'visible' : 'hidden';
  },
});

host.onVisibility(() => document.dispatchEvent(new Event('visibilitychange')));
host.onStorage((change) =>
  page.dispatchEvent(Object.assign(new Event('storage'), change, { storageArea: host.localStorage })),
);

import type { BrowserContext } from '@playwright/test';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';

const standIn = process.env['FCM_STAND_IN_HOST'] ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).push}`;

export type PushFields = Readonly<Record<string, string>>;

/** What a browser asks of the push service, and how often. */
export interface PushService {
  /** The token that the service gives from now on. */
  token: string;
  /** Whether it refuses. */
  isBroken: boolean;
  tokenRequests: number;
}

/**
 * Stands in for the two things of a push service that need the internet: the browser's subscription, and the
 * exchange of it for a token.
 */
export async function givenPushService(context: BrowserContext, token: string): Promise<PushService> {
  const service: PushService = { token, isBroken: false, tokenRequests: 0 };
  await context.addInitScript(subscribeHere);
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: {
        fid: 'cPq0aBcDeFgHiJkLmNoPqR',
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    // The browser asks first whether it may ask.
    if (route.request().method() !== 'OPTIONS') service.tokenRequests += 1;
    return service.isBroken
      ? route.fulfill({ status: 500, headers, json: { error: { code: 500, message: 'broken' } } })
      : route.fulfill({ headers, json: { token: service.token } });
  });
  return service;
}

/** Runs in the page: a subscription that lasts with its profile until it is ended, as a real one does. */
function subscribeHere(): void {
  const KEY = 'e2e.subscribed';
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    expirationTime: null,
    options: { userVisibleOnly: true, applicationServerKey: null },
    getKey: () => new Uint8Array(65).buffer,
    toJSON: () => ({}),
    unsubscribe: () => {
      localStorage.removeItem(KEY);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      const endpoint = `https://push.example/${crypto.randomUUID()}`;
      localStorage.setItem(KEY, endpoint);
      return Promise.resolve(subscriptionAt(endpoint));
    },
    getSubscription: () => {
      const endpoint = localStorage.getItem(KEY);
      return Promise.resolve(endpoint === null ? null : subscriptionAt(endpoint));
    },
  });
}

/** What the server has sent to a device, as the push service would pass it on. */
export async function sentTo(token: string): Promise<PushFields[]> {
  const answer = await fetch(`http://${standIn}/tokens/${token}`);
  const { messages }: { messages: { data: PushFields }[] } = await answer.json();
  return messages.map(({ data }) => data);
}

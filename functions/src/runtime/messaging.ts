import { Agent, type AgentOptions } from 'node:https';
import { connect, type Socket } from 'node:net';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getMessaging, type Messaging } from 'firebase-admin/messaging';
import { adminApp } from './firebase.ts';

/** `host:port` of the local stand-in for FCM's HTTP v1 endpoint; unset in production. */
const STAND_IN = 'FCM_STAND_IN_HOST';
const STAND_IN_APP = 'fcm-stand-in';

let standInMessaging: Messaging | null = null;

/** The push service, or `null` on emulators that have no stand-in for it: there, nothing can be sent. */
export function messaging(): Messaging | null {
  const address = process.env[STAND_IN];
  if (address) {
    standInMessaging ??= messagingAt(address);
    return standInMessaging;
  }
  return process.env['FUNCTIONS_EMULATOR'] === 'true' ? null : getMessaging(adminApp());
}

function messagingAt(address: string): Messaging {
  const standIn = getMessaging(standInApp(address));
  // The stand-in speaks plain HTTP/1.1: an agent can lead there, which HTTP/2 does not take.
  standIn.enableLegacyHttpTransport();
  return standIn;
}

const standInApp = (address: string): App =>
  getApps().find(({ name }) => name === STAND_IN_APP) ??
  initializeApp(
    {
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
      httpAgent: new StandInAgent(address),
      credential: {
        getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
      },
    },
    STAND_IN_APP,
  );

/** Leads every request, whatever host it names, to the stand-in, without TLS. */
class StandInAgent extends Agent {
  readonly #host: string;
  readonly #port: number;

  constructor(address: string, options: AgentOptions = {}) {
    super(options);
    const { hostname, port } = new URL(`http://${address}`);
    this.#host = hostname;
    this.#port = Number(port);
  }

  override createConnection(): Socket {
    return connect(this.#port, this.#host);
  }
}

/** One way of getting messages from a device to the server, as the matrix drives it. */
export interface Contender {
  /** After every page load: takes up what an earlier page left. */
  open(person: string): Promise<void>;
  /** Resolves when the contender has taken the message in its keeping. */
  type(chat: string, text: string): Promise<void>;
  /** How many messages it says are not delivered. */
  waiting(): Promise<number>;
}

export interface BenchPlace {
  readonly firestorePort: number;
  readonly projectId: string;
}

/** Where the page finds the (breakable) way to the emulator. */
export const place: BenchPlace = {
  firestorePort: Number(new URLSearchParams(location.search).get('firestore')),
  projectId: 'demo-geumnaru',
};

export const SELLER = 'benchseller';
export const chatIdFor = (chat: string, person: string): string =>
  [chat, ...[person, SELLER].toSorted()].join('_');

const part = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** An unsigned token: the emulator believes it. */
export function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({
    iss: `https://securetoken.google.com/${place.projectId}`,
    aud: place.projectId,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email_verified: true,
  })}.`;
}

import { chatIdFor, place, SELLER, tokenOf, type Contender } from './contender.ts';

interface Waiting {
  readonly chat: string;
  readonly text: string;
}

const RETRY_MS = 1_000;
const KEY = 'retry-queue';
let me = '';
let busy = false;

/**
 * What many web chats do: a queue on the device, each entry posted until some answer says 2xx. No id of
 * the client's, no precondition, no lock between tabs.
 */
export const retryQueue: Contender = {
  async open(person) {
    me = person;
    void drain();
    setInterval(() => void drain(), RETRY_MS);
  },
  async type(chat, text) {
    write([...read(), { chat: chatIdFor(chat, me), text }]);
    void drain();
  },
  waiting: async () => read().length,
};

const read = (): Waiting[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as Waiting[];
const write = (queue: readonly Waiting[]): void => localStorage.setItem(KEY, JSON.stringify(queue));

async function drain(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    for (let [head] = read(); head; [head] = read()) {
      if (!(await post(head))) return;
      write(read().slice(1));
    }
  } finally {
    busy = false;
  }
}

async function post({ chat, text }: Waiting): Promise<boolean> {
  const root = `projects/${place.projectId}/databases/(default)/documents`;
  const write = {
    writes: [
      {
        update: {
          name: `${root}/benchChats/${chat}/messages/${crypto.randomUUID()}`,
          fields: { sender: { stringValue: me }, text: { stringValue: text } },
        },
        updateTransforms: [{ fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }],
      },
      {
        update: { name: `${root}/benchChats/${chat}`, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: `unreadCount.${SELLER}`, increment: { integerValue: '1' } }],
      },
    ],
  };
  try {
    const response = await fetch(`http://localhost:${place.firestorePort}/v1/${root}:commit`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf(me)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(write),
    });
    return response.ok;
  } catch {
    return false;
  }
}

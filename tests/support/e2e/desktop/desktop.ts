import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageBytes, takeMessage, type WireMessage } from './wire-messages.ts';
import type { WireValue } from './wire-values.ts';

/*
 * A desktop of its own for one browser: the message bus that a Linux desktop has, with nobody on it but the
 * service that shows notifications. Only a press that comes from there is one by a person to the browser, and
 * lets a service worker open a window.
 */

const SERVICE = 'org.freedesktop.Notifications';
const SERVICE_PATH = '/org/freedesktop/Notifications';
const SERVICE_NAME = ':1.0';
/** The key of a press on the notification itself. */
const DEFAULT_KEY = 'default';

interface ShownNotice {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  /** Keys by the words on the buttons. */
  readonly buttons: ReadonlyMap<string, string>;
  readonly browser: Socket;
}

export interface Desktop {
  /** For the browser's `DBUS_SESSION_BUS_ADDRESS`. */
  readonly address: string;
  /** The titles that stand on the screen. */
  shown(): readonly string[];
  /** The words on the buttons of a shown notification. */
  buttonsOf(title: string): readonly string[];
  /** Presses a shown notification, or the button that says `button`. */
  press(title: string, button?: string): void;
  close(): Promise<void>;
}

export async function openDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
  const path = join(folder, 'bus');
  const notices = new Map<number, ShownNotice>();
  const browsers = new Set<Socket>();
  let lastId = 0;
  let lastSerial = 0;
  let lastName = 0;

  const say = (browser: Socket, message: Omit<WireMessage, 'serial'>) => {
    lastSerial += 1;
    if (browser.writable) browser.write(messageBytes({ ...message, serial: lastSerial }));
  };
  const signal = (browser: Socket, member: string, signature: string, body: readonly WireValue[]) =>
    say(browser, {
      kind: 'signal',
      path: SERVICE_PATH,
      interface: SERVICE,
      member,
      sender: SERVICE_NAME,
      signature,
      body,
    });
  const found = (title: string): ShownNotice => {
    const notice = [...notices.values()].find((shown) => shown.title === title);
    if (!notice) {
      const titles = [...notices.values()].map((shown) => shown.title);
      throw new Error(`no notification says ${title}: ${titles.join()}`);
    }
    return notice;
  };

  const notify = (browser: Socket, body: readonly WireValue[]): number => {
    const [, replaces, , title, words, actions] = body;
    lastId += 1;
    const id = typeof replaces === 'number' && replaces !== 0 ? replaces : lastId;
    notices.set(id, { id, title: String(title), body: String(words), buttons: buttonsIn(actions), browser });
    return id;
  };
  const dismiss = (browser: Socket, id: WireValue | undefined) => {
    if (typeof id !== 'number' || !notices.delete(id)) return;
    const BY_CALL = 3;
    signal(browser, 'NotificationClosed', 'uu', [id, BY_CALL]);
  };

  /** The answer to a call: a signature and values, or null for what nobody here knows. */
  const answer = (
    browser: Socket,
    { member, body }: WireMessage,
  ): readonly [string, ...WireValue[]] | null => {
    const isOurs = body[0] === SERVICE;
    switch (member) {
      case 'Hello':
        lastName += 1;
        return ['s', `:1.${lastName}`];
      case 'AddMatch':
      case 'RemoveMatch':
        return [''];
      case 'NameHasOwner':
        return ['b', isOurs];
      case 'GetNameOwner':
        return isOurs ? ['s', SERVICE_NAME] : null;
      case 'StartServiceByName': {
        const RUNS_ALREADY = 2;
        return isOurs ? ['u', RUNS_ALREADY] : null;
      }
      case 'ListNames':
      case 'ListActivatableNames':
        return ['as', [SERVICE]];
      case 'GetCapabilities':
        return ['as', ['actions', 'body', 'persistence']];
      case 'GetServerInformation':
        return ['ssss', 'desktop', 'tests', '1', '1.2'];
      case 'Notify':
        return ['u', notify(browser, body)];
      case 'CloseNotification':
        dismiss(browser, body[0]);
        return [''];
      default:
        return null;
    }
  };
  const hear = (browser: Socket, message: WireMessage) => {
    if (message.kind !== 'call') return;
    const [signature, ...body] = answer(browser, message) ?? [];
    const sender = message.destination === SERVICE ? SERVICE_NAME : 'org.freedesktop.DBus';
    say(
      browser,
      signature === undefined
        ? {
            kind: 'error',
            error: 'org.freedesktop.DBus.Error.ServiceUnknown',
            replyTo: message.serial,
            sender,
            body: [],
          }
        : {
            kind: 'return',
            replyTo: message.serial,
            sender,
            body,
            ...(signature === '' ? {} : { signature }),
          },
    );
  };

  const server = createServer((browser) => {
    browsers.add(browser);
    browser.on('close', () => browsers.delete(browser));
    // A browser that is closed takes its connection with it.
    browser.on('error', () => browser.destroy());
    follow(browser, (message) => hear(browser, message));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

  return {
    address: `unix:path=${path}`,
    shown: () => [...notices.values()].map(({ title }) => title),
    buttonsOf: (title) => [...found(title).buttons.keys()],
    press(title, button) {
      const { id, buttons, browser } = found(title);
      const key = button === undefined ? DEFAULT_KEY : buttons.get(button);
      if (key === undefined) throw new Error(`no button says ${button}: ${[...buttons.keys()].join()}`);
      signal(browser, 'ActionInvoked', 'us', [id, key]);
    },
    async close() {
      for (const browser of browsers) browser.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Keys and words come in turn; the notification itself, and what the browser adds, have keys but are no
 * buttons of ours.
 */
function buttonsIn(actions: WireValue | undefined): ReadonlyMap<string, string> {
  const words = Array.isArray(actions) ? actions.map(String) : [];
  const pairs = words.flatMap((key, index) =>
    index % 2 === 0 ? [[words[index + 1] ?? '', key] as const] : [],
  );
  return new Map(pairs.filter(([, key]) => key !== DEFAULT_KEY));
}

/** First the greeting, line by line, in which everybody is let in; then messages. */
function follow(browser: Socket, hear: (message: WireMessage) => void): void {
  let waiting: Buffer = Buffer.alloc(0);
  let isGreeted = false;
  browser.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (!isGreeted) {
      const end = waiting.indexOf('\r\n');
      if (end < 0) return;
      // A zero comes before the first line.
      const line = waiting.toString('latin1', 0, end).replaceAll('\0', '');
      waiting = waiting.subarray(end + 2);
      if (line.startsWith('BEGIN')) isGreeted = true;
      else if (line.startsWith('AUTH EXTERNAL')) browser.write(`OK ${'0123456789abcdef'.repeat(2)}\r\n`);
      else browser.write(line.startsWith('AUTH') ? 'REJECTED EXTERNAL\r\n' : 'ERROR\r\n');
    }
    for (let next = takeMessage(waiting); next; next = takeMessage(waiting)) {
      waiting = next.rest;
      hear(next.message);
    }
  });
}

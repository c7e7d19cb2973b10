import type { Page } from '@playwright/test';

interface Queue {
  readonly uid: string;
  readonly chatId: string;
  readonly count: number;
}

/** Puts texts into a person's outbox past the screen, as if typed one after another; gives them in order. */
export function queueMessages(page: Page, queue: Queue): Promise<string[]> {
  return page.evaluate(async ({ uid, chatId, count }) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`geumnaru-${uid}`);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    const now = Date.now();
    const texts = Array.from({ length: count }, (_, index) => `줄 ${index}`);
    const writing = opened.transaction(['outbox', 'messages'], 'readwrite');
    for (const [index, text] of texts.entries()) {
      const id = `q${now}x${index}`;
      const row = {
        id: `message:${id}`,
        uid,
        lane: `chat:${chatId}`,
        intent: { kind: 'message', chatId, messageId: id, body: { kind: 'text', text } },
        createdAt: now,
        attempts: 0,
        lastAttemptAt: 0,
        nextAttemptAt: 0,
        notBefore: 0,
        touches: 0,
        state: { kind: 'queued' },
      };
      const adding = writing.objectStore('outbox').add(row);
      adding.addEventListener('success', () =>
        writing.objectStore('messages').add({
          id,
          chatId,
          sender: uid,
          content: { kind: 'text', text },
          position: Number.MAX_SAFE_INTEGER,
          seq: adding.result,
          typedAt: now,
          readBy: [uid],
          delivery: { kind: 'queued' },
        }),
      );
    }
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(writing.error));
    });
    opened.close();
    return texts;
  }, queue);
}

/**
 * Makes the price offers that wait on this device older, for the page and for the worker alike, whose clock
 * no test sets.
 */
export function ageOffers(page: Page, uid: string, byMs: number): Promise<void> {
  return page.evaluate(
    ([name, age]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['outbox', 'messages'], 'readwrite');
          const walk = (store: string, older: (row: { intent?: unknown; typedAt?: number }) => unknown) => {
            const walking = writing.objectStore(store).openCursor();
            walking.addEventListener('success', () => {
              const cursor = walking.result;
              if (!cursor) return;
              cursor.update(older(cursor.value));
              cursor.continue();
            });
          };
          const isOffer = (intent: unknown): intent is { body: { kind: string; meantAt: number } } =>
            JSON.stringify(intent ?? null).includes('"meantAt"');
          walk('outbox', (row) =>
            isOffer(row.intent)
              ? {
                  ...row,
                  intent: {
                    ...row.intent,
                    body: { ...row.intent.body, meantAt: row.intent.body.meantAt - age },
                  },
                }
              : row,
          );
          walk('messages', (row) => ({ ...row, typedAt: (row.typedAt ?? 0) - age }));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          writing.addEventListener('abort', () => reject(writing.error));
        });
      }),
    [`geumnaru-${uid}`, byMs] as const,
  );
}

/** Whether a device holds a message of these words. */
export function holdsMessage(page: Page, uid: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([name, words]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('messages').objectStore('messages').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            const rows: readonly { content: { text?: string } }[] = reading.result;
            resolve(rows.some(({ content }) => content.text === words));
          });
        });
      }),
    [`geumnaru-${uid}`, text] as const,
  );
}

import { internalLinkOf } from '#domain/notification/internal-link.ts';
import type { Push } from '#domain/notification/push.ts';
import { parsePushFields, pushFields } from './push.ts';

/** What the service worker asks of an open page; the page answers on the port that comes along. */
export type PageMessage =
  /** A push has come while the page is seen: show a toast. */
  | { readonly kind: 'show_push'; readonly push: Push }
  /** A notification was pressed: go there. */
  | { readonly kind: 'open_path'; readonly path: string };

/** Beside these: the type of what the worker tells of its own failures, as `name`, `message` and `stack`. */
export const WORKER_FAILURE = 'geumnaru.worker_failure';

const SHOW = 'geumnaru.show_push';
const OPEN = 'geumnaru.open_path';

export const pageMessageFields = (message: PageMessage): Readonly<Record<string, unknown>> =>
  message.kind === 'show_push'
    ? { type: SHOW, fields: pushFields(message.push) }
    : { type: OPEN, path: message.path };

/** Null for whatever else is posted to pages, by libraries among others. */
export function parsePageMessage(value: unknown): PageMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const message: Readonly<Record<string, unknown>> = { ...value };
  if (message['type'] === SHOW) {
    const push = parsePushFields(message['fields']);
    return push && { kind: 'show_push', push };
  }
  const path = internalLinkOf(message['path']);
  return message['type'] === OPEN && path !== '' ? { kind: 'open_path', path } : null;
}

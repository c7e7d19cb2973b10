import { assertNever } from '../result.ts';
import type { DeliveryState, SendFailure } from './chat.ts';

export type DeliveryEvent =
  /** A drainer took the row out of the queue. */
  | { readonly kind: 'drain_started' }
  /** The server took the commit. */
  | { readonly kind: 'acknowledged' }
  /** The server will never take it, and its document was looked for in vain. */
  | { readonly kind: 'refused'; readonly reason: SendFailure }
  /** Deadline, lost connection, killed worker, 503: nobody knows, and it is safe to send again. */
  | { readonly kind: 'interrupted' }
  /** The user pressed 다시 시도. */
  | { readonly kind: 'retried' }
  /** A listener or a read brought the server's own row. */
  | { readonly kind: 'server_seen' };

/**
 *   queued ──drain_started──▶ sending ──acknowledged, server_seen──▶ sent
 *     ▲ ▲                       │ │
 *     │ └──────interrupted──────┘ └──refused──▶ failed ──server_seen──▶ sent
 *     └─────────────────retried────────────────────┘
 *
 * `sent` and `received` are final: an acknowledgement that was lost makes the second attempt look refused,
 * and that late refusal must not undo what the server has. Page, tabs and worker report independently, so
 * every event may come in every state; the same object comes back where it changes nothing.
 */
export function transition(state: DeliveryState, event: DeliveryEvent): DeliveryState {
  if (state.kind === 'sent' || state.kind === 'received') return state;
  switch (event.kind) {
    case 'acknowledged':
    case 'server_seen':
      return { kind: 'sent' };
    case 'refused':
      return state.kind === 'failed' && state.reason === event.reason
        ? state
        : { kind: 'failed', reason: event.reason };
    case 'drain_started':
      return state.kind === 'queued' ? { kind: 'sending' } : state;
    case 'interrupted':
      return state.kind === 'sending' ? { kind: 'queued' } : state;
    case 'retried':
      return state.kind === 'failed' ? { kind: 'queued' } : state;
    default:
      return assertNever(event);
  }
}

/** Whether signing out now would leave it unsent: what waits, what is on its way and what was refused. */
export const isUnsent = (state: DeliveryState): boolean => state.kind !== 'sent' && state.kind !== 'received';

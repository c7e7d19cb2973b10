import { assertNever, err, ok, type Result } from '../result.ts';
import { millis, type Millis } from '../units.ts';
import {
  EXCHANGE_EVENT_KINDS,
  type Changeable,
  type ExchangeActor,
  type ExchangeChange,
  type ExchangeEvent,
  type ExchangeEventKind,
  type ExchangeRefusal,
} from './exchange-event.ts';
import { missingFor } from './exchange-requirements.ts';
import type { ExchangeStanding, ExchangeStatus, GoldExchange } from './exchange.ts';

/** Until this long before the visit the customer may still call it off; afterwards only the desk. */
export const OWNER_CANCEL_UNTIL_MS = 2 * 60 * 60_000;

/** Nothing leads back to having been asked for. */
type Later = Exclude<ExchangeStatus, 'requested'>;
type Path = { readonly to: Later; readonly owner: boolean };

/**
 *   requested ──schedule──▶ scheduled ──start──▶ in_progress ──complete──▶ completed
 *       │ │                  │  ↺ schedule            │
 *       │ └──reject──▶ rejected                       │
 *       └──cancel────────────┴──cancel────────────────┴──▶ cancelled
 *
 * All of it belongs to the desk; `owner` marks what the customer may do as well.
 */
const PATHS: Readonly<Record<ExchangeStatus, Partial<Record<ExchangeEventKind, Path>>>> = {
  requested: {
    schedule: { to: 'scheduled', owner: false },
    reject: { to: 'rejected', owner: false },
    cancel: { to: 'cancelled', owner: true },
  },
  scheduled: {
    schedule: { to: 'scheduled', owner: false },
    start: { to: 'in_progress', owner: false },
    cancel: { to: 'cancelled', owner: true },
  },
  in_progress: {
    complete: { to: 'completed', owner: false },
    cancel: { to: 'cancelled', owner: false },
  },
  completed: {},
  cancelled: {},
  rejected: {},
};

/**
 * What an event makes of an exchange at `now`, or why it is refused. The page asks it for buttons, the server
 * for truth.
 */
export function transition(
  exchange: ExchangeStanding,
  event: ExchangeEvent,
  actor: ExchangeActor,
  now: Millis,
): Result<ExchangeChange, ExchangeRefusal> {
  const role = roleOf(exchange, actor);
  if (role === null) return err('denied');
  if (event.version !== exchange.version) return err('stale');
  const path = PATHS[exchange.status][event.kind];
  if (!path) return err('impossible');
  if (role === 'owner' && !path.owner) return err('denied');
  if (role === 'owner' && isPastCancelling(exchange, now)) return err('too_late');
  const refusal = missingFor(exchange, event, now);
  if (refusal !== null) return err(refusal);
  const reason = 'reason' in event ? event.reason.trim() : '';
  return ok({
    patch: {
      status: path.to,
      version: exchange.version + 1,
      ...fieldsOf(event, now),
      ...(role === 'admin' ? { viewed: false, assignedAdminId: actor.uid } : {}),
    },
    notification: role === 'admin' ? `exchange_${path.to}` : null,
    entry: { kind: event.kind, from: exchange.status, to: path.to, by: actor.uid, role, at: now, reason },
  });
}

/** Which buttons an actor gets at `now`, in the order of the table. */
export function allowedEvents(
  exchange: ExchangeStanding,
  actor: ExchangeActor,
  now: Millis,
): readonly ExchangeEventKind[] {
  const role = roleOf(exchange, actor);
  if (role === null || (role === 'owner' && isPastCancelling(exchange, now))) return [];
  return EXCHANGE_EVENT_KINDS.filter((kind) => {
    const path = PATHS[exchange.status][kind];
    return path !== undefined && (role === 'admin' || path.owner);
  });
}

/** The last moment at which the owner may cancel a scheduled visit, or `null` where no visit is agreed on. */
export const ownerCancelDeadline = (exchange: Pick<GoldExchange, 'status' | 'scheduledAt'>): Millis | null =>
  exchange.status === 'scheduled' && exchange.scheduledAt !== null
    ? millis(exchange.scheduledAt - OWNER_CANCEL_UNTIL_MS)
    : null;

/** An admin who brings gold of their own is an admin. */
function roleOf(exchange: Pick<GoldExchange, 'userId'>, actor: ExchangeActor): 'owner' | 'admin' | null {
  if (actor.isAdmin) return 'admin';
  return actor.uid === exchange.userId ? 'owner' : null;
}

function isPastCancelling(exchange: ExchangeStanding, now: Millis): boolean {
  const deadline = ownerCancelDeadline(exchange);
  return deadline !== null && now > deadline;
}

function fieldsOf(event: ExchangeEvent, now: Millis): Partial<Pick<GoldExchange, Changeable>> {
  switch (event.kind) {
    case 'schedule':
      return { scheduledAt: event.scheduledAt, storeId: event.storeId };
    case 'reject':
      return { reason: event.reason.trim() };
    case 'cancel': {
      const reason = event.reason.trim();
      return { reason: reason === '' ? null : reason };
    }
    case 'start':
      // When it is told of: the clock of the desk's device may be a day off.
      return { idCheckedAt: now, measured: event.measured };
    case 'complete':
      return { final: event.final, receiptNo: event.receiptNo.trim() };
    default:
      return assertNever(event);
  }
}

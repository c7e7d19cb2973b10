/** Exchange requests with their log, and what their owners were told, in the form that the server writes. */
import { EXCHANGES } from './data/exchanges.mjs';
import { STORES } from './data/stores.mjs';
import { domain } from './domain.mjs';
import { goldPrices } from './gold-prices.mjs';
import { person } from './people.mjs';

const ADMIN = 'demo-admin';
const KIND_OF = {
  requested: 'request',
  scheduled: 'schedule',
  rejected: 'reject',
  cancelled: 'cancel',
  in_progress: 'start',
  completed: 'complete',
};

/** `requests` of { id, data, events }, `notices` and the `counters` of each day's request numbers. */
export function exchanges(clock) {
  const numbers = new DailyNumbers();
  const prices = goldPrices(clock, clock.date());
  const requests = EXCHANGES.map((request) => {
    const steps = request.log.map(([to, days, time, reason]) => ({ to, at: clock.at(days, time), reason }));
    const userId = person(request.by).uid;
    const data = documentOf(request, { steps, userId, numbers, prices, clock });
    return { id: request.id, data, events: steps.map((step, i) => eventOf(step, i, steps, userId)) };
  });
  return { requests, notices: requests.flatMap(noticesOf), counters: numbers.counters() };
}

function documentOf(request, { steps, userId, numbers, prices, clock }) {
  const { by, store, viewed, items, bars, slots, visit, measured, final, receipt } = request;
  const [{ at: createdAt }] = steps;
  const { to: status, at: updatedAt } = steps.at(-1);
  const reason = steps.findLast((step) => step.reason !== '')?.reason;
  const started = steps.find(({ to }) => to === 'in_progress');
  const targetBars = bars.map(([weightG, count]) => ({ weightG, count }));
  const fee = domain.feeOfBars(weighed(targetBars), domain.DEFAULT_FEE_TABLE);
  const day = domain.seoulDate(createdAt.getTime());
  return {
    userId,
    viewed: viewed !== false,
    status,
    requestNo: domain.requestNoOf(createdAt.getTime(), numbers.next(day, createdAt)),
    items: items.map(itemOf),
    targetBars,
    storeId: store,
    preferredSlots: slots.map((slot) => clock.at(...slot)),
    contactPhone: person(by).phone,
    estimate: {
      fineGoldG: domain.toGrams(domain.fineGoldOf(weighed(items.map(itemOf)))),
      fee,
      priceDate: prices.findLast(({ date }) => date <= day)?.date ?? null,
    },
    history: steps.map(({ to, at }) => ({ to, at })),
    version: steps.length - 1,
    createdAt,
    updatedAt,
    touchedAt: updatedAt,
    ...(visit ? { scheduledAt: clock.at(...visit) } : {}),
    ...(started ? { idCheckedAt: started.at } : {}),
    ...(measured ? { measured: measured.map(itemOf) } : {}),
    ...(final ? { final: { fineGoldG: final, fee }, receiptNo: receipt } : {}),
    ...(reason ? { reason } : {}),
    ...(steps.length > 1 ? { assignedAdminId: ADMIN } : {}),
  };
}

const itemOf = ([purity, weightG, count, note]) => ({ purity, weightG, count, note });
const weighed = (list) =>
  list.map(({ weightG, ...rest }) => ({ ...rest, weight: domain.fromGrams(weightG) }));

function eventOf({ to, at, reason }, version, steps, userId) {
  const isOwners = version === 0;
  return {
    id: `v${String(version).padStart(4, '0')}`,
    data: {
      version,
      kind: KIND_OF[to],
      from: isOwners ? null : steps[version - 1].to,
      to,
      by: isOwners ? userId : ADMIN,
      role: isOwners ? 'owner' : 'admin',
      at,
      reason,
    },
  };
}

/** What the owner was told about each change; unread where the exchange itself has not been seen. */
function noticesOf({ id, data, events }) {
  return events.slice(1).map(({ data: event }) => {
    const isLast = event.version === data.version;
    return {
      id: `exchange-${id}-${event.version}`,
      data: {
        to: data.userId,
        type: `exchange_${event.to}`,
        ...wordsFor(event, data),
        link: `/my-exchanges?id=${id}`,
        meta: { exchangeId: id, requestNo: data.requestNo },
        read: data.viewed || !isLast,
        createdAt: event.at,
      },
    };
  });
}

function wordsFor({ to, reason }, { requestNo, scheduledAt, storeId, receiptNo }) {
  const { title, body } = domain.exchangeNoticeText[`exchange_${to}`];
  const time = scheduledAt ? domain.formatDateTime(scheduledAt.getTime()) : '';
  const store = STORES[storeId].name;
  const told = { requestNo, time, store, isMoved: false, reason, receiptNo: receiptNo ?? '' };
  return { title, body: body(told) };
}

/** The running number of each day, which the server goes on from. */
class DailyNumbers {
  #last = new Map();

  next(day, at) {
    const number = (this.#last.get(day)?.last ?? 0) + 1;
    this.#last.set(day, { last: number, updatedAt: at });
    return number;
  }

  counters() {
    return [...this.#last].map(([day, data]) => ({ id: `exchanges-${day}`, data }));
  }
}

import { deliverMark } from '../outbox/deliver-mark.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { forgetMark, queueAgain } from './take-back.ts';

export const deliverExchangeViewed = deliverMark(
  'exchange_viewed',
  async ({ db, remote, signal }, { uid, intent }) => {
    const exchange = await db.exchanges.get(intent.exchangeId);
    // What has changed since has news that nobody has looked at.
    if (exchange && exchange.version !== intent.version) return { kind: 'ok', value: null };
    return remote.markExchangeViewed(uid, intent.exchangeId, intent.version, signal);
  },
);

export const exchangeViewed: Intent<'exchange_viewed'> = {
  isAskedAbout: false,
  standing: () => ({ what: 'exchange_viewed', about: ABOUT_NOTHING, place: { kind: 'own_exchanges' } }),
  retry: queueAgain,
  withdraw: forgetMark,
};

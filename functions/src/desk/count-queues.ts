import type { Query } from 'firebase-admin/firestore';
import { isOpen } from '#domain/exchange/exchange-request.ts';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Queues } from '#domain/system/queues.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';

/** How much waits, which no admin may read otherwise: the ledger of pushes holds other people's devices. */
export const countQueues = onCall(callOptions(2), async (request): Promise<Result<Queues, never>> => {
  await adminOf(request);
  const database = firestore();
  const [pushes, reports, exchanges] = await Promise.all([
    counted(database.collection('pushes').where('state', 'in', ['sending', 'waiting'])),
    counted(database.collection('reports').where('status', '==', 'open')),
    counted(database.collection('goldExchanges').where('status', 'in', EXCHANGE_STATUSES.filter(isOpen))),
  ]);
  return ok({ pushes, reports, exchanges });
});

const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count;

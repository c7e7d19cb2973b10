import type { Query } from 'firebase-admin/firestore';
import { reportDocument } from '#documents/report.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Queues } from '#domain/system/queues.ts';
import { openExchanges } from '../exchange/exchange-record.ts';
import { callOptions } from '../runtime/call-options.ts';
import { adminOf } from '../runtime/caller.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';

/** How much waits, which no admin may read otherwise: the ledger of pushes holds other people's devices. */
export const countQueues = onCall(callOptions(2), async (request): Promise<Result<Queues, never>> => {
  await adminOf(request);
  const database = firestore();
  const [pushes, reports, exchanges] = await Promise.all([
    counted(database.collection('pushes').where('state', 'in', ['sending', 'waiting'])),
    counted(database.collection('reports').where(fieldName(reportDocument, 'status'), '==', 'open')),
    counted(openExchanges()),
  ]);
  return ok({ pushes, reports, exchanges });
});

const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count;

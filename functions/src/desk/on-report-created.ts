import { onDocumentCreated } from 'firebase-functions/firestore';
import { inTransaction } from '../runtime/in-transaction.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { copyOf, evidenceOf, reportOf } from './reported-thing.ts';

/**
 * Keeps what was reported as it was then, in `evidence/{reportId}`, which nobody reads but the house: its
 * author may edit or delete it before the desk looks. What is kept is not kept again when the event comes
 * twice.
 */
export const onReportCreated = onDocumentCreated(
  { ...TRIGGER, document: 'reports/{reportId}' },
  async ({ data }) => {
    const report = data ? reportOf(data) : null;
    // A person is no words, and what the account holds is not the reporter's to have copied.
    if (!data || report === null || report.type === 'user') return;
    await inTransaction(async (transaction) => {
      const kept = await transaction.get(evidenceOf(data.id));
      const thing = await transaction.get(report.target);
      if (kept.exists || !thing.exists) return;
      transaction.set(kept.ref, copyOf(thing));
    });
  },
);

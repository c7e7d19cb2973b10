import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { keepNewestTargets } from './keep-newest-targets.ts';

/** Sees to it that nobody has more targets than are looked at when the price moves. */
export const onTargetCreated = onDocumentCreated(
  { ...TRIGGER, document: 'priceTargets/{uid}/targets/{targetId}' },
  ({ params: { uid } }) => keepNewestTargets(uid),
);

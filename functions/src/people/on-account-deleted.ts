import { region } from 'firebase-functions/v1';
import { REGION } from '../runtime/trigger-options.ts';
import { forgetPerson } from './forget-person.ts';

/** When somebody leaves. Only the first generation of functions is told of deleted accounts. */
export const onAccountDeleted = region(REGION)
  .runWith({ failurePolicy: true, maxInstances: 5 })
  .auth.user()
  .onDelete(({ uid }) => forgetPerson(uid));

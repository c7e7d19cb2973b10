import { setBlock } from '../commands/set-block.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { afterOpposite, queueAgain } from './take-back.ts';

export const deliverBlock = deliverMark('block', ({ remote, signal }, { uid, intent: { person, wanted } }) =>
  remote.setBlock(uid, person, wanted, signal),
);

export const block: Intent<'block'> = {
  isAskedAbout: true,
  standing: ({ wanted }) => ({ what: wanted ? 'block' : 'unblock', about: ABOUT_NOTHING, place: null }),
  retry: queueAgain,
  withdraw: (db, { person, wanted }, _row, environment) =>
    afterOpposite(setBlock(db, person, !wanted, environment)),
};

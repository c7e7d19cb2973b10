import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { PRICE_MOVES } from './price-ledger.ts';
import { tellOfPriceMove } from './tell-of-price-move.ts';

/** Tells whose target a move of the price has crossed. Many may wait: it is long, and goes on where it was. */
export const onPriceMoved = onDocumentCreated(
  { ...TRIGGER, document: `${PRICE_MOVES}/{moveId}`, timeoutSeconds: 540 },
  async ({ data: move }) => {
    if (move) await tellOfPriceMove(move.ref);
  },
);

import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { milligrams, millis } from '#domain/units.ts';

/** A piece of somebody's own gold: a weighed 18K ring without stones, and nobody's who is signed in. */
export const anOwnRing = (over: Partial<OwnPiece> = {}): OwnPiece => ({
  id: 'ring',
  owner: 'signed_out',
  name: '반지',
  category: 'ring',
  purity: '18K',
  fineness: 0.75,
  weight: milligrams(7_500),
  hasStones: false,
  stoneWeight: milligrams(0),
  stamp: 'hallmark',
  solder: 'unsure',
  scale: 'home',
  paid: null,
  hasPhoto: false,
  createdAt: millis(1),
  updatedAt: millis(1),
  ...over,
});

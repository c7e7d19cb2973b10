import { GEMS, ONYX, polished } from '../materials.mjs';
import { balls, drops, flats, hoops, studs } from '../pieces/earrings.mjs';
import { look, weighed } from './look.mjs';

export const EARRING_LOOKS = {
  'earring-1': look(
    () => hoops({ metal: polished('14K'), radius: 0.85, tube: 0.11 }),
    ['blush', 'front', { fill: 0.74 }],
    ['linen', 'right', { fill: 0.74 }],
  ),
  'earring-2': look(
    () => studs({ metal: polished('18K'), gem: GEMS.diamond, size: 0.36 }),
    ['velvet', 'front', { fill: 0.88 }],
    ['marble', 'high', { fill: 0.88 }],
  ),
  'earring-3': look(
    () => drops({ metal: polished('14K') }),
    ['cream', 'front', { fill: 0.76 }],
    ['sage', 'high', { fill: 0.76 }],
  ),
  'earring-4': look(() => balls({ metal: polished('24K') }), ['pearl', 'front', { fill: 0.92 }]),
  'earring-5': look(
    () => flats({ metal: polished('18K'), shape: 'clover', inlay: ONYX }),
    ['marble', 'front', { fill: 0.9 }],
    ['blush', 'high', { fill: 0.9 }],
  ),
  'earring-6': look(
    () => hoops({ metal: polished('18K'), radius: 0.9, tube: 0.15, twisted: true }),
    ['walnut', 'front', { fill: 0.74 }],
    ['cream', 'left', { fill: 0.74 }],
    ['oak', 'high', { fill: 0.9, beside: weighed(5.12, 2.2) }],
  ),
};

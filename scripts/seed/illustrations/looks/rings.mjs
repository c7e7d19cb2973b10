import { GEMS, polished, satin } from '../materials.mjs';
import { group } from '../place.mjs';
import {
  babyRing,
  cutFacets,
  eternity,
  milgrain,
  pairOfBands,
  plainBand,
  signet,
  solitaire,
  standingPair,
} from '../pieces/rings.mjs';
import { boxed, look, papered, turnedBy, weighed } from './look.mjs';

const pure = polished('24K');
const baby = (face, options) => babyRing({ metal: pure, face, ...options });

/** Baby rings standing in a loose row, `[face, x, z, turn]`. */
const babies = async (...rings) =>
  (
    await Promise.all(
      rings.map(async ([face, x, z, turn]) => group(await baby(face), { at: [x, 0, z], turn: [0, turn, 0] })),
    )
  ).flat();

const certificate = (weight, purity = '24K · 99.99%') => [
  ['품명', '돌반지'],
  ['순도', purity],
  ['중량', weight],
];

export const RING_LOOKS = {
  'baby-ring-1': look(
    () => baby('bok'),
    ['cream', 'high', { fill: 0.78 }],
    ['oak', 'high', { fill: 0.86, beside: weighed(3.75) }],
    ['sand', 'high', { fill: 0.86, beside: papered(certificate('3.75 g (1돈)')) }],
  ),
  'baby-ring-2': look(
    () => baby('heart', { radius: 0.58 }),
    ['blush', 'high', { fill: 0.74 }],
    ['pearl', 'right', { fill: 0.78 }],
  ),
  'baby-ring-3': look(
    () => babies(['bok', -1.35, 0.3, 18], ['bear', 0.05, -0.35, -6], ['star', 1.4, 0.35, -24]),
    ['linen', 'high', { fill: 0.84 }],
    ['pearl', 'high', { fill: 0.92, beside: weighed(11.26, 2.5) }],
  ),
  'baby-ring-4': look(
    () => baby('bear'),
    ['pearl', 'high', { fill: 0.95, beside: boxed({ cloth: [0.05, 0.085, 0.16] }) }],
    ['pearl', 'high', { fill: 0.76 }],
    ['cream', 'left', { fill: 0.78 }],
  ),
  'baby-ring-5': look(
    () =>
      babies(
        ['bok', -1.6, -0.5, 14],
        ['heart', -0.2, -0.8, -4],
        ['star', 1.3, -0.5, -20],
        ['lotus', -0.85, 0.9, 22],
        ['bear', 0.75, 0.9, -14],
      ),
    ['wine', 'high', { fill: 0.84 }],
    ['oak', 'high', { fill: 0.92, beside: weighed(18.74, 3) }],
  ),
  'baby-ring-6': look(() => baby('star'), ['sage', 'high', { fill: 0.76 }]),
  'baby-ring-7': look(
    () => baby('lotus', { radius: 0.7, width: 0.3 }),
    ['cream', 'high', { fill: 0.8 }],
    ['walnut', 'right', { fill: 0.8 }],
    ['sand', 'high', { fill: 0.86, beside: papered(certificate('7.50 g (2돈)')) }],
  ),

  'ring-1': look(
    () => pairOfBands([pure], { width: 0.52, thickness: 0.19, mark: '24K' }),
    ['cream', 'front', { fill: 0.7 }],
    ['oak', 'high', { fill: 0.92, beside: weighed(18.76, 2.3) }],
    ['linen', 'left', { fill: 0.74, beside: turnedBy(55) }],
    [
      'sand',
      'high',
      {
        fill: 0.9,
        beside: papered(
          [
            ['품명', '순금 가락지 1쌍'],
            ['순도', '24K · 99.9%'],
            ['중량', '18.75 g (5돈)'],
          ],
          { half: 2.6, move: [1.1, 0, 1.4] },
        ),
      },
    ],
  ),
  'ring-2': look(
    () => solitaire({ metal: polished('18K'), gem: GEMS.diamond, size: 0.34 }),
    ['blush', 'right', { fill: 0.84 }],
    ['marble', 'right', { fill: 0.95, beside: boxed({}, { lean: -8 }) }],
    ['velvet', 'left', { fill: 0.88 }],
  ),
  'ring-3': look(
    () =>
      standingPair([polished('14K'), polished('rose')], {
        width: 0.42,
        thickness: 0.15,
        relief: cutFacets(20, 0.42),
      }),
    ['linen', 'front', { fill: 0.74 }],
    ['cream', 'high', { fill: 0.76 }],
    ['blush', 'high', { fill: 0.92, beside: weighed(6.82, 2.4) }],
  ),
  'ring-4': look(
    () => solitaire({ metal: polished('18K'), gem: GEMS.ruby, cut: 'oval', size: 0.3, halo: GEMS.diamond }),
    ['velvet', 'high', { fill: 0.7 }],
    ['pearl', 'right', { fill: 0.88 }],
  ),
  'ring-5': look(
    () => plainBand({ metal: pure, width: 0.62, thickness: 0.2, mark: '999.9' }),
    ['sand', 'front', { fill: 0.62 }],
    ['slate', 'right', { fill: 0.62 }],
    ['walnut', 'high', { fill: 0.88, beside: weighed(11.25) }],
  ),
  'ring-6': look(
    () => signet({ metal: polished('18K') }),
    ['oak', 'high', { fill: 0.66 }],
    ['walnut', 'right', { fill: 0.66 }],
  ),
  'ring-7': look(
    () => eternity({ metal: polished('white'), gem: GEMS.diamond }),
    ['marble', 'right', { fill: 0.66 }],
    ['velvet', 'high', { fill: 0.68 }],
  ),
  'ring-8': look(
    () => plainBand({ metal: polished('22K'), width: 0.5, relief: milgrain(0.5) }),
    ['cream', 'front', { fill: 0.64 }],
    ['wine', 'high', { fill: 0.62 }],
  ),
  'ring-9': look(
    () => solitaire({ metal: polished('14K'), gem: GEMS.sapphire, cut: 'emerald', size: 0.34 }),
    ['sage', 'right', { fill: 0.86 }],
    ['velvet', 'left', { fill: 0.88 }],
    ['pearl', 'high', { fill: 0.86 }],
  ),
  'ring-10': look(
    () => plainBand({ metal: polished('10K'), radius: 0.86, width: 0.16, thickness: 0.1, dome: 0.02 }),
    ['pearl', 'front', { fill: 0.66 }],
  ),
  'ring-11': look(
    () => plainBand({ metal: satin('unknown'), width: 0.4, thickness: 0.16 }),
    ['oak', 'left', { fill: 0.6 }],
  ),
};

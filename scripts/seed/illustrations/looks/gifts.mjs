import { CURVES } from '../chains.mjs';
import { GEMS, PEARL, polished, satin } from '../materials.mjs';
import { group, place } from '../place.mjs';
import { sphere } from '../solids.mjs';
import { seeded } from '../../random.mjs';
import { heap, luckyKey, pig, spoon, turtle } from '../pieces/charms.mjs';
import { beadStuds, studs } from '../pieces/earrings.mjs';
import { pairOfBands, solitaire } from '../pieces/rings.mjs';
import { bangle, pendant, strand } from '../pieces/threads.mjs';
import { look, papered, turnedBy, weighed } from './look.mjs';

const turned = (solids, degrees, at = [0, 0, 0]) => group(solids, { turn: [0, degrees, 0], at });
const laid = (weave, metal, scale) =>
  strand({ weave, scale, metal, closed: true, curve: (y) => CURVES.bust(2.5, 2.6, y) });

export const GIFT_LOOKS = {
  'set-1': look(
    async () => [
      ...laid('cable', polished('18K'), 0.85),
      ...(await pendant({ shape: 'drop', metal: polished('18K'), half: 0.5, at: [0, 0, 3.8] })),
      ...group(solitaire({ metal: polished('18K'), gem: GEMS.diamond, size: 0.32 }), {
        at: [0, 0, -0.2],
        turn: [0, 24, 0],
      }),
      ...group(studs({ metal: polished('18K'), gem: GEMS.diamond, size: 0.3 }), { at: [0, 0, 1.7] }),
    ],
    ['marble', 'high', { fill: 0.9 }],
    ['velvet', 'high', { fill: 1.5, aim: [0, 0, 0.3] }],
  ),
  'set-2': look(
    async () => [
      ...bangle({ metal: polished('24K'), pattern: 'hammered', radius: 2.2 }),
      ...group(await pairOfBands([polished('24K')], { width: 0.46 }), { at: [0, 0, 0.1] }),
    ],
    ['wine', 'high', { fill: 0.86 }],
    ['oak', 'high', { fill: 0.94, beside: weighed(56.26, 2.7) }],
    ['cream', 'front', { fill: 0.86 }],
  ),
  'set-3': look(
    async () => [
      ...laid('cable', polished('14K'), 0.7),
      place(sphere(0.4), { at: [0, 0.4, 3.75], radius: 0.41, material: PEARL }),
      ...group(beadStuds({ metal: polished('14K'), radius: 0.36 }), { at: [0, 0, 0.4] }),
    ],
    ['blush', 'high', { fill: 0.8, aim: [0, 0, 0.35] }],
  ),
  'other-1': look(
    async () => turned(await luckyKey({ metal: polished('24K') }), 28),
    ['wine', 'high', { fill: 0.84 }],
    ['cream', 'right', { fill: 0.84 }],
    ['sage', 'high', { fill: 0.94, beside: weighed(18.75, 2.5) }],
  ),
  'other-2': look(
    () => turtle({ metal: satin('24K') }),
    ['oak', 'right', { fill: 0.8 }],
    ['wine', 'left', { fill: 0.8 }],
  ),
  'other-3': look(
    () => pig({ metal: polished('24K') }),
    ['blush', 'right', { fill: 0.9 }],
    ['sand', 'front', { fill: 0.9 }],
  ),
  'other-4': look(
    () => turned(spoon({ metal: polished('24K') }), -38),
    ['linen', 'high', { fill: 1.3 }],
    [
      'sand',
      'high',
      {
        fill: 1.15,
        beside: papered(
          [
            ['품명', '금수저'],
            ['순도', '24K · 99.9%'],
            ['중량', '7.50 g (2돈)'],
          ],
          { half: 2.6, at: [-1.6, 0, -1.2], move: [1, 0, 0.9] },
        ),
      },
    ],
  ),
  'other-5': look(
    () =>
      heap({
        metals: [polished('24K'), polished('18K'), polished('14K'), satin('24K')],
        random: seeded('heap'),
      }),
    ['pearl', 'high', { fill: 0.8 }],
    ['oak', 'high', { fill: 0.94, beside: weighed(21.48, 2.7) }],
    ['linen', 'left', { fill: 1.3, beside: turnedBy(70) }],
  ),
};

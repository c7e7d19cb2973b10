import { cast, polished, satin } from '../materials.mjs';
import { group } from '../place.mjs';
import { beans, castBar, coin, mintedBar } from '../pieces/bullion.mjs';
import { seeded } from '../../random.mjs';
import { look, papered, turnedBy, weighed } from './look.mjs';

const minted = (grams, label, serial, metal = satin('24K')) => mintedBar({ grams, label, serial, metal });
const turned = (solids, degrees, at = [0, 0, 0]) => group(solids, { turn: [0, degrees, 0], at });
const bars = (count, make) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i))).then((all) => all.flat());
const barPaper = (weight) =>
  papered(
    [
      ['품명', '골드바'],
      ['순도', '999.9'],
      ['중량', weight],
    ],
    { half: 2.7, at: [-0.9, 0, -1], turn: 8, move: [1.5, 0, 1] },
  );
const pure = polished('24K');

export const BULLION_LOOKS = {
  'goldbar-1': look(
    async () => turned(await minted(100, '100g', 'GN 100382'), 16),
    ['slate', 'high', { fill: 0.8 }],
    ['cream', 'right', { fill: 0.78 }],
    ['sand', 'high', { fill: 0.9, beside: barPaper('100 g') }],
  ),
  'goldbar-2': look(
    async () => turned(await minted(37.5, '37.5g', 'GN 037214'), -14),
    ['walnut', 'high', { fill: 0.76 }],
    ['slate', 'high', { fill: 0.92, beside: weighed(37.5, 2.3) }],
    ['pearl', 'left', { fill: 0.76, beside: turnedBy(30) }],
    ['sand', 'high', { fill: 0.9, beside: barPaper('37.5 g (10돈)') }],
  ),
  'goldbar-3': look(
    async () => turned(await minted(10, '10g', 'GN 010558'), 12),
    ['cream', 'high', { fill: 0.8 }],
    ['velvet', 'right', { fill: 0.8 }],
  ),
  'goldbar-4': look(
    () =>
      bars(5, async (i) =>
        turned(
          await minted(3, '1g', `GN 0016${20 + i}`, pure),
          [-22, 8, 30, -6, 18][i],
          [
            [-1.35, 0, -0.55],
            [0, 0, -0.75],
            [1.4, 0, -0.45],
            [-0.7, 0, 0.85],
            [0.8, 0, 0.8],
          ][i],
        ),
      ),
    ['linen', 'high', { fill: 0.84 }],
    ['oak', 'high', { fill: 0.94, beside: weighed(5, 2.7) }],
  ),
  'goldbar-5': look(
    async () => turned(await castBar({ label: '500g', serial: 'A 70213', metal: cast('24K') }), 24),
    ['walnut', 'right', { fill: 0.8 }],
    ['slate', 'high', { fill: 0.8 }],
  ),
  'goldbar-6': look(
    async () =>
      turned(
        await castBar({
          label: '1kg',
          serial: 'A 70940',
          metal: cast('24K'),
          size: [1.3, 0.62, 2.5],
          seed: 4,
        }),
        -20,
      ),
    ['slate', 'left', { fill: 0.82 }],
    ['velvet', 'high', { fill: 0.82 }],
    ['cream', 'right', { fill: 0.8, beside: turnedBy(60) }],
  ),
  'goldbar-7': look(
    async () => turned(await minted(3.75, '3.75g', 'GN 003901', pure), -10),
    ['blush', 'high', { fill: 0.76 }],
    ['cream', 'high', { fill: 0.88, beside: weighed(3.75, 1.8) }],
  ),
  'goldbar-8': look(
    async () => turned(await minted(18.75, '18.75g', 'GN 018077'), 14),
    ['sage', 'high', { fill: 0.72 }],
  ),
  'goldbar-9': look(
    async () => turned(await minted(50, '50g', 'GN 050146'), 20),
    ['wine', 'high', { fill: 0.78 }],
    ['pearl', 'right', { fill: 0.76 }],
  ),
  'goldbar-10': look(
    async () => turned(await minted(20, '20g', 'GN 020633'), -18),
    ['marble', 'high', { fill: 0.72 }],
  ),
  'goldbar-11': look(
    async () => turned(await minted(100, '100g', 'X 000001', polished('unknown')), 34),
    ['oak', 'high', { fill: 0.62, aim: [0.5, 0, 0.4] }],
  ),

  'coin-1': look(
    () => coin({ motif: 'ferry', text: 'FINE GOLD 999.9', metal: pure, radius: 1.6 }),
    ['velvet', 'high', { fill: 0.74 }],
    ['cream', 'right', { fill: 0.74 }],
    ['oak', 'high', { fill: 0.92, beside: weighed(31.1, 2.4) }],
  ),
  'coin-2': look(
    async () => [
      ...group(
        await coin({
          motif: 'value',
          text: 'FINE GOLD 999.9',
          big: '1/10',
          small: 'OUNCE',
          metal: pure,
          radius: 0.95,
          half: 0.08,
        }),
        { at: [-0.85, 0, 0.35], turn: [0, -12, 0] },
      ),
      ...group(await coin({ motif: 'flower', text: 'GEUMNARU', metal: pure, radius: 0.95, half: 0.08 }), {
        at: [0.95, 0, -0.4],
        turn: [0, 16, 0],
      }),
    ],
    ['linen', 'high', { fill: 0.82 }],
  ),
  'coin-3': look(
    () => coin({ motif: 'pine', text: 'HALF OUNCE GOLD', metal: pure, radius: 1.35 }),
    ['sage', 'high', { fill: 0.7 }],
    ['slate', 'right', { fill: 0.7 }],
  ),
  'coin-4': look(
    () => coin({ motif: 'flower', text: 'QUARTER OUNCE', metal: pure, radius: 1.1, half: 0.1 }),
    ['cream', 'high', { fill: 0.66 }],
    ['walnut', 'left', { fill: 0.66 }],
  ),

  'bean-1': look(
    () => beans({ count: 10, metal: pure, size: 0.4, random: seeded('bean-1') }),
    ['linen', 'high', { fill: 0.82 }],
    ['sage', 'high', { fill: 0.94, beside: weighed(10.02, 2.6) }],
  ),
  'bean-2': look(
    () => beans({ count: 3, metal: pure, size: 0.42, random: seeded('bean-2') }),
    ['blush', 'high', { fill: 0.66 }],
  ),
  'bean-3': look(
    () => beans({ count: 5, metal: pure, size: 0.5, random: seeded('bean-3') }),
    ['walnut', 'high', { fill: 0.76 }],
    ['cream', 'right', { fill: 0.76 }],
  ),
};

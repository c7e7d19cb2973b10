import { CURVES } from '../chains.mjs';

import { GEMS, ONYX, PEARL, polished } from '../materials.mjs';
import { group, place } from '../place.mjs';
import { extrude, roundBox, sphere, torus } from '../solids.mjs';
import { outline } from '../engraving.mjs';
import { OUTLINES } from '../engravings.mjs';
import { coin } from '../pieces/bullion.mjs';
import { stone } from '../pieces/rings.mjs';
import { bangle, clasp, pendant, strand } from '../pieces/threads.mjs';
import { look, papered, turnedBy, weighed } from './look.mjs';

const bust = (weave, metal, scale, a = 2.3, b = 2.5) =>
  strand({ weave, scale, metal, closed: true, curve: (y) => CURVES.bust(a, b, y) });
/** Where a pendant's loop meets the point of a bust of half height `b`. */
const point = (b) => b * 1.25;

const cloverInlaid = async (metal, at, half = 0.6) => {
  const field = await outline(OUTLINES.clover, half);
  const inlay = place(
    extrude((x, z) => field(x, z) + 0.09, 0.11, 0.03),
    { at: [0, 0.11, 0], radius: half * 1.42, material: ONYX },
  );
  return [...(await pendant({ shape: 'clover', half, metal, at })), ...group([inlay], { at })];
};

/** A coin hung by a loop. */
const coinPendant = async (metal, at) => [
  ...group(await coin({ motif: 'ferry', text: 'FINE GOLD 999.9', metal, radius: 0.95, half: 0.09 }), {
    at: [at[0], 0, at[2] + 0.95],
  }),
  place(torus(0.15, 0.04), {
    at: [at[0], 0.14, at[2] - 0.06],
    turn: [0, 0, 86],
    radius: 0.2,
    material: metal,
  }),
];

const tennis = (metal, gem, radius = 2.1, count = 46) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    const [x, z] = [Math.cos(a) * radius, Math.sin(a) * radius];
    const turn = (-a * 180) / Math.PI;
    return [
      stone('round', 0.115, gem, [x, 0.2, z]),
      place(roundBox(0.12, 0.07, 0.125, 0.03), {
        at: [x, 0.08, z],
        turn: [0, turn, 0],
        radius: 0.2,
        material: metal,
      }),
    ];
  }).flat();

/** Name plate of a child's bracelet. */
const plate = (metal) =>
  place(roundBox(0.95, 0.05, 0.28, 0.05), { at: [0, 0.09, 1.72], radius: 1, material: metal, relief: null });

export const THREAD_LOOKS = {
  'necklace-1': look(
    () =>
      strand({
        weave: 'rope',
        scale: 1.5,
        metal: polished('24K'),
        curve: (y) => CURVES.coil(0.9, 2.9, 2.3, y),
      }),
    ['sand', 'high', { fill: 0.86 }],
    ['wine', 'left', { fill: 1.5, aim: [0.4, 0, 0.6] }],
    ['pearl', 'high', { fill: 0.94, beside: weighed(37.52, 3.4) }],
  ),
  'necklace-2': look(
    async () => [
      ...bust('cable', polished('18K'), 0.9),
      ...(await pendant({
        shape: 'heart',
        metal: polished('18K'),
        half: 0.5,
        at: [0, 0, point(2.5) + 0.56],
      })),
    ],
    ['pearl', 'top', { fill: 0.9 }],
    ['blush', 'high', { fill: 2.1, aim: [0, 0, 2.2] }],
  ),
  'necklace-3': look(
    async () => [
      ...bust('cable', polished('14K'), 0.75),
      ...(await pendant({
        shape: 'letter',
        metal: polished('14K'),
        half: 0.5,
        thickness: 0.07,
        at: [0, 0, point(2.5) + 0.52],
      })),
    ],
    ['linen', 'top', { fill: 0.9 }],
    ['cream', 'high', { fill: 2.2, aim: [0, 0, 2.2] }],
  ),
  'necklace-4': look(
    () =>
      strand({
        weave: 'snake',
        scale: 1.1,
        metal: polished('18K'),
        closed: true,
        curve: (y) => CURVES.oval(2.5, 2.15, y),
      }),
    ['sage', 'high', { fill: 0.86 }],
    ['pearl', 'left', { fill: 1.5, aim: [0, 0, 0.9] }],
  ),
  'necklace-5': look(
    () =>
      strand({
        weave: 'ball',
        scale: 1.5,
        metal: polished('24K'),
        closed: true,
        curve: (y) => CURVES.oval(2.6, 2.2, y),
      }),
    ['walnut', 'high', { fill: 0.88 }],
    ['cream', 'right', { fill: 1.5, aim: [0, 0, 0.9] }],
  ),
  'necklace-6': look(
    async () => [
      ...bust('curb', polished('14K'), 0.7),
      ...(await pendant({
        shape: 'cross',
        metal: polished('14K'),
        half: 0.62,
        at: [0, 0, point(2.5) + 0.66],
      })),
    ],
    ['oak', 'top', { fill: 0.9 }],
  ),
  'necklace-7': look(
    async () => [
      ...bust('cable', polished('18K'), 0.8),
      ...(await cloverInlaid(polished('18K'), [0, 0, point(2.5) + 0.62])),
    ],
    ['marble', 'top', { fill: 0.9 }],
    ['blush', 'high', { fill: 2, aim: [0, 0, 2.2] }],
  ),
  'necklace-8': look(
    async () => [
      ...bust('cable', polished('14K'), 0.7),
      place(sphere(0.42), { at: [0, 0.42, point(2.5) + 0.62], radius: 0.43, material: PEARL }),
      place(torus(0.1, 0.03), {
        at: [0, 0.3, point(2.5) + 0.16],
        turn: [0, 0, 80],
        radius: 0.14,
        material: polished('14K'),
      }),
    ],
    ['blush', 'top', { fill: 0.9 }],
    ['pearl', 'high', { fill: 1.9, aim: [0, 0, 2.2] }],
  ),
  'necklace-9': look(
    async () => [
      ...bust('curb', polished('24K'), 1),
      ...(await coinPendant(polished('24K'), [0, 0, point(2.5) + 0.12])),
    ],
    ['velvet', 'top', { fill: 0.92 }],
    ['cream', 'high', { fill: 1.9, aim: [0, 0, 2.3] }],
    ['linen', 'high', { fill: 0.96, beside: weighed(11.25, 3.4) }],
  ),

  'bracelet-1': look(
    () => [
      ...strand({
        weave: 'curb',
        scale: 2.1,
        metal: polished('24K'),
        curve: (y) => (t) => CURVES.circle(1.95, y)(0.02 + t * 0.93),
      }),
      ...clasp({ metal: polished('24K'), at: [1.9, 0, -0.35], turn: 96, scale: 1.2 }),
    ],
    ['cream', 'high', { fill: 0.86 }],
    ['wine', 'left', { fill: 1.5, aim: [-0.3, 0, 0.9] }],
    ['oak', 'high', { fill: 0.94, beside: weighed(26.27, 2.7) }],
    [
      'sand',
      'high',
      {
        fill: 0.92,
        beside: papered(
          [
            ['품명', '커브체인 팔찌'],
            ['순도', '24K · 99.9%'],
            ['중량', '26.25 g (7돈)'],
          ],
          { half: 3, at: [-0.6, 0, -2.2], move: [0.5, 0, 1.2] },
        ),
      },
    ],
  ),
  'bracelet-2': look(
    () => bangle({ metal: polished('18K'), pattern: 'carved', radius: 2.3 }),
    ['walnut', 'front', { fill: 0.84 }],
    ['cream', 'high', { fill: 0.84 }],
  ),
  'bracelet-3': look(
    () => bangle({ metal: polished('24K'), pattern: 'rope', radius: 2.3, tube: 0.2 }),
    ['linen', 'front', { fill: 0.86 }],
    ['slate', 'left', { fill: 1.5, aim: [0, 0, 0.9] }],
    ['cream', 'high', { fill: 0.94, beside: weighed(37.49, 2.8) }],
  ),
  'bracelet-4': look(
    () =>
      strand({
        weave: 'bold',
        scale: 1.15,
        metal: polished('14K'),
        closed: true,
        curve: (y) => CURVES.oval(2.2, 1.9, y),
      }),
    ['blush', 'high', { fill: 0.86 }],
    ['marble', 'front', { fill: 1.45, aim: [0, 0, 0.9] }],
  ),
  'bracelet-5': look(
    () => tennis(polished('18K'), GEMS.diamond),
    ['velvet', 'high', { fill: 0.86 }],
    ['marble', 'left', { fill: 1.5, aim: [0, 0, 0.9] }],
  ),
  'bracelet-6': look(
    () => [
      ...strand({
        weave: 'cable',
        scale: 0.95,
        metal: polished('24K'),
        curve: (y) => (t) => CURVES.circle(1.75, y)(0.336 + t * 0.828),
      }),
      plate(polished('24K')),
    ],
    ['pearl', 'high', { fill: 0.84 }],
    ['blush', 'high', { fill: 0.9, beside: turnedBy(-24) }],
  ),
  'bracelet-7': look(
    () =>
      strand({
        weave: 'wheat',
        scale: 1.5,
        metal: polished('14K'),
        closed: true,
        curve: (y) => CURVES.oval(2.1, 1.85, y),
      }),
    ['sand', 'high', { fill: 0.84 }],
    ['linen', 'left', { fill: 1.5, aim: [0, 0, 0.8] }],
  ),
};

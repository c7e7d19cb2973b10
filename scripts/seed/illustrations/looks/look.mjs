/**
 * A look is how one listing is photographed: its pieces on y = 0 about the origin, and the shots.
 * A shot is [table, view, options]; `fill` and `aim` frame it, `beside` adds a prop.
 */
import { PLATE_HEIGHT, paper, ringBox, scale, SLOT_HEIGHT } from '../pieces/props.mjs';
import { group } from '../place.mjs';

export const look = (pieces, ...shots) => ({
  pieces,
  shots: shots.map(([table, view, options = {}]) => ({ table, view, ...options })),
});

/** On a scale that reads `grams`; `size` is the plate's radius in cm. */
export const weighed =
  (grams, size = 2) =>
  async (pieces) => [
    ...(await scale({ grams, radius: size })),
    ...group(pieces, { at: [0, PLATE_HEIGHT, 0] }),
  ];

/** With a certificate behind it. */
export const papered =
  (lines, { at = [-0.4, 0, -0.9], turn = 6, half = 2.2, title = '보증서', move = [0.9, 0, 1.15] } = {}) =>
  async (pieces) => [...(await paper({ title, lines, half, at, turn })), ...group(pieces, { at: move })];

/** In an open ring box. */
export const boxed =
  (colours = {}, { sink = 0.05, lean = 0 } = {}) =>
  async (pieces) => [
    ...ringBox(colours),
    ...group(pieces, { at: [0, SLOT_HEIGHT - sink, 0], turn: [lean, 0, 0] }),
  ];

/** Turned a little, so that a second picture is not the first one again. */
export const turnedBy = (degrees) => async (pieces) => group(pieces, { turn: [0, degrees, 0] });

/**
 * The mark of 금나루: a gold bar that floats like a ferry (나루 is a ferry landing) above two calm waves.
 * Everything is drawn on a 512 × 512 grid.
 */

const INK = '#1f1a12';
const BRIGHT_GOLD = '#f2c14e';
const DEEP_GOLD = '#c8912a';
const CREAM = '#fff8e6';

const deck = 'M152 146 H360 L416 196 H96 Z';
const hull = 'M88 210 H424 L382 344 H130 Z';
const wave = (y) => `M88 ${y} q42 -34 84 0 t84 0 t84 0 t84 0`;
const water = `${wave(330)} ${wave(386)}`;

/** The drawing's own middle lies 20 below the grid's. */
const centred = (content, scale = 1) =>
  `<g transform="translate(256 256) scale(${scale}) translate(-256 -276)">${content}</g>`;

const picture = (background, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${background}${content}</svg>\n`;

const stroke = (path, colour, widthPx) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linecap="round" stroke-linejoin="round"/>`;

const goldMark = [
  `<path d="${deck}" fill="${BRIGHT_GOLD}" stroke="${BRIGHT_GOLD}" stroke-width="8" stroke-linejoin="round"/>`,
  `<path d="${hull}" fill="${DEEP_GOLD}"/>`,
  // The wave cuts the hull off in the colour of the plate, so that the bar lies in the water.
  `<path d="${wave(330)} V420 H88 Z" fill="${INK}"/>`,
  stroke(wave(330), INK, 44),
  stroke(water, CREAM, 18),
].join('');

const plate = (radius) => `<rect width="512" height="512" rx="${radius}" fill="${INK}"/>`;

/** The mark on a plate with round corners, for browsers and desktops. */
export const roundedIcon = () => picture(plate(112), centred(goldMark));

/** The mark on a full plate; `scale` keeps it inside the circle that a launcher may cut out. */
export const fullBleedIcon = (scale) => picture(plate(0), centred(goldMark, scale));

/** One flat silhouette, of which Android takes only the opacity. */
export const badge = () =>
  picture(
    '',
    centred(
      `<path d="${deck}" fill="#fff"/><path d="M88 214 H424 L398 296 H114 Z" fill="#fff"/>${stroke(wave(354), '#fff', 30)}`,
      1.35,
    ),
  );

const glyphs = {
  chat: 'M136 168 Q136 136 168 136 H344 Q376 136 376 168 V288 Q376 320 344 320 H248 L184 376 V320 H168 Q136 320 136 288 Z',
  sell: 'M256 136 V376 M136 256 H376',
  fee: 'M168 128 H344 V384 H168 Z M212 184 H300 M212 248 H228 M284 248 H300 M212 312 H228 M284 312 H300',
};

/** The picture of one home-screen shortcut: `chat`, `sell` or `fee`. */
export const shortcutIcon = (name) => picture(plate(112), stroke(glyphs[name], BRIGHT_GOLD, 28));

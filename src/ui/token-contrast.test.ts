import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEXT_AA = 4.5;
/** For what is no text but must be seen: the edge of a field, the focus ring. */
const SHAPE_AA = 3;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = coloursOf(lightPart);
const dark = new Map([...light, ...coloursOf(darkPart)]);
const SCHEMES = [
  ['light', light],
  ['dark', dark],
] as const;

const SURFACES = ['page', 'surface', 'surface-sunken', 'cream'];
const TEXT_PAIRS: ReadonlyArray<readonly [text: string, ground: string]> = [
  ...['ink', 'sub', 'gold'].flatMap((text) => SURFACES.map((ground) => [text, ground] as const)),
  ...['error', 'ok', 'info'].flatMap((tone) =>
    ['page', 'surface', `${tone}-surface`].map((ground) => [tone, ground] as const),
  ),
  ...['error-surface', 'ok-surface', 'info-surface'].map((ground) => ['ink', ground] as const),
  ['on-cta', 'cta'],
  ['on-cta', 'cta-pressed'],
  ['on-gold-bright', 'gold-bright'],
  ['on-error', 'error'],
  ['on-error', 'error-pressed'],
  ['on-ok', 'ok'],
  ['on-inverse', 'inverse'],
];
const SHAPE_PAIRS = ['line-strong', 'focus', 'gold', 'error'].flatMap((shape) =>
  ['page', 'surface'].map((ground) => [shape, ground] as const),
);

describe.each(SCHEMES)('colours of the %s scheme', (_scheme, colours) => {
  it.each(TEXT_PAIRS)('make %s readable on %s', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(TEXT_AA);
  });

  it.each(SHAPE_PAIRS)('make the shape %s visible on %s', (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(SHAPE_AA);
  });
});

describe('the dark scheme', () => {
  it('gives every colour that is told by light its own value', () => {
    const own = coloursOf(darkPart);
    expect([...light.keys()].filter((name) => !own.has(name))).toEqual(['on-gold-bright']);
  });
});

/** `--color-name: #rrggbb` of a part of the stylesheet, without translucent ones. */
function coloursOf(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function contrast(colours: ReadonlyMap<string, string>, text: string, ground: string): number {
  const [dim = 0, bright = 0] = [luminance(colours.get(text)), luminance(colours.get(ground))].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

/** WCAG 2.2 relative luminance, 0–1. */
function luminance(hex: string | undefined): number {
  if (hex === undefined) throw new Error('no such colour');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

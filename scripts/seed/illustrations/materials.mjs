/** What things are made of. `f0` is the metal's reflection straight on (linear), `rough` 0 is a mirror. */

const metal = (f0, rough) => ({ kind: 'metal', f0, rough });

export const METALS = {
  '24K': [1.0, 0.635, 0.175],
  '22K': [1.0, 0.655, 0.23],
  '18K': [0.98, 0.695, 0.32],
  '14K': [0.95, 0.72, 0.43],
  '10K': [0.9, 0.73, 0.49],
  unknown: [0.94, 0.68, 0.32],
  rose: [0.97, 0.59, 0.43],
  white: [0.86, 0.84, 0.8],
};

export const polished = (tone) => metal(METALS[tone], 0.02);
export const satin = (tone) => metal(METALS[tone], 0.16);
export const cast = (tone) => metal(METALS[tone], 0.12);

/** A transparent stone; `absorb` is per cm and colour channel. */
export const gem = (absorb, ior = 2.2) => ({ kind: 'gem', absorb, ior });

export const GEMS = {
  diamond: gem([0.05, 0.04, 0.02], 2.4),
  ruby: gem([0.6, 9, 7], 1.77),
  sapphire: gem([8, 5, 0.8], 1.77),
};

/** Cloth, paper, jade: coloured by light that scatters, with a clear coat of strength `gloss` 0–1. */
export const matte = (albedo, gloss = 0) => ({
  kind: 'matte',
  albedo,
  gloss,
  coat: 0.05,
  rough: 0.02,
  paint: null,
});
/** A matte thing with a picture on it: `paint(x, y, z, out)` fills the albedo from own coordinates. */
export const painted = (paint, gloss = 0) => ({ ...matte([1, 1, 1], gloss), paint });

/** Nacre mirrors the room softly from its depth. */
export const PEARL = { ...matte([0.66, 0.575, 0.5], 0.9), coat: 0.13, rough: 0.22 };
export const ONYX = matte([0.012, 0.012, 0.014], 1);

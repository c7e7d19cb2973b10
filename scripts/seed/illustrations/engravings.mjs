/** The drawings struck into bars, coins and rings. White stands up, black lies deep; all are 200 × 200. */

const FONT = `font-family="Noto Sans CJK KR, sans-serif"`;
const svg = (body, background = '#000') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${background}"/>${body}</svg>`;

const words = (text, y, size, { weight = 700, spacing = 1, x = 100, anchor = 'middle' } = {}) =>
  `<text x="${x}" y="${y}" ${FONT} font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="#fff">${text}</text>`;

const petals = (count, inner, outer, width) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="100" cy="${100 - (inner + outer) / 2}" rx="${width}" ry="${(outer - inner) / 2}" fill="#fff" transform="rotate(${(i * 360) / count} 100 100)"/>`,
  ).join('');

/** Petals that swell towards their middle. */
const domes = (count, inner, outer, width) =>
  `<radialGradient id="dome"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#a5a5a5"/><stop offset="1" stop-color="#333"/></radialGradient>` +
  petals(count, inner, outer, width).replaceAll(
    'fill="#fff"',
    'fill="url(#dome)" style="mix-blend-mode:lighten"',
  );

/** The front of a struck bar; lines are drawn into the 200 × 200 field as seen by a reader. */
export const barFace = (weight, serial) =>
  svg(
    `<g stroke="#fff" fill="none"><circle cx="100" cy="44" r="21" stroke-width="3"/><path d="M86 50 q7 -8 14 0 t14 0" stroke-width="3"/><path d="M92 42 h16 l-4 6 h-8 z M100 42 v-12 l7 9 z" fill="#fff" stroke="none"/></g>` +
      words('FINE GOLD', 92, 17, { spacing: 1.5 }) +
      words('999.9', 122, 27, { weight: 900 }) +
      words(weight, 156, 27, { weight: 900, spacing: 0 }) +
      words(serial, 180, 12, { weight: 500, spacing: 2 }),
  );

/** A cast bar carries only stamps, sunk into the metal. */
export const castStamp = (weight, serial) =>
  svg(
    `<rect x="52" y="22" width="96" height="40" rx="20" fill="none" stroke="#fff" stroke-width="4"/>` +
      words('999.9', 52, 25, { weight: 900 }) +
      words('FINE GOLD', 92, 17) +
      words(weight, 134, 34, { weight: 900, spacing: 0 }) +
      words(serial, 168, 15, { weight: 500, spacing: 3 }),
  );

/** Writing around the rim, letter by letter since the renderer knows no text on a path. */
const rim = (text, r = 77) =>
  Array.from(text, (letter, i) => {
    const turn = (i - (text.length - 1) / 2) * 10.4;
    return `<text x="100" y="${100 - r}" ${FONT} font-weight="700" font-size="14" text-anchor="middle" fill="#fff" transform="rotate(${turn} 100 100)">${letter}</text>`;
  }).join('');

const beads = Array.from({ length: 72 }, (_, i) => {
  const a = (i * Math.PI) / 36;
  return `<circle cx="${100 + Math.cos(a) * 95}" cy="${100 + Math.sin(a) * 95}" r="1.7" fill="#999"/>`;
}).join('');

export const COIN_FACES = {
  flower: (text) =>
    svg(
      `${beads}${rim(text)}${domes(5, 6, 62, 27)}<circle cx="100" cy="100" r="13" fill="#eee"/><g fill="#777">${Array.from({ length: 9 }, (_, i) => `<circle cx="${100 + Math.cos(i * 0.7) * 7}" cy="${100 + Math.sin(i * 0.7) * 7}" r="1.8"/>`).join('')}</g>`,
    ),
  ferry: (text) =>
    svg(
      `${beads}${rim(text)}<circle cx="128" cy="72" r="19" fill="#ccc"/><g fill="none" stroke="#bbb" stroke-width="4"><path d="M46 128 q13 -11 27 0 t27 0 t27 0 t27 0"/><path d="M52 141 q12 -9 24 0 t24 0 t24 0 t24 0" stroke="#888"/></g><path d="M58 112 h74 l-12 13 h-48 z M92 108 V56 l34 47 z M86 108 V66 l-24 38 z" fill="#fff"/>`,
    ),
  pine: (text) =>
    svg(
      `${beads}${rim(text)}<path d="M58 140 q40 -10 84 0" stroke="#888" stroke-width="5" fill="none"/><path d="M100 140 q-9 -36 8 -58 q8 -12 2 -26" stroke="#bbb" stroke-width="7" fill="none"/><g fill="#fff"><ellipse cx="84" cy="74" rx="26" ry="9"/><ellipse cx="122" cy="88" rx="24" ry="8"/><ellipse cx="112" cy="54" rx="24" ry="9"/><ellipse cx="76" cy="100" rx="19" ry="7"/></g><circle cx="60" cy="58" r="9" fill="#777"/>`,
    ),
  value: (text, big, small) =>
    svg(
      `${beads}${rim(text)}${words(big, 112, 50, { weight: 900, spacing: 0 })}${words(small, 138, 16)}<path d="M64 66 q36 -22 72 0" stroke="#aaa" stroke-width="4" fill="none"/>`,
    ),
};

/** What is engraved on the plate of a baby's first ring. */
export const BABY_FACES = {
  bok: svg(
    `<rect x="14" y="14" width="172" height="172" rx="60" fill="none" stroke="#999" stroke-width="5"/>${words('福', 142, 112, { weight: 900, spacing: 0 })}`,
  ),
  heart: svg(
    `<rect x="14" y="14" width="172" height="172" rx="60" fill="none" stroke="#999" stroke-width="5"/><path d="M100 150 C40 108 44 60 76 60 C92 60 100 74 100 82 C100 74 108 60 124 60 C156 60 160 108 100 150 z" fill="#fff"/>`,
  ),
  star: svg(
    `<rect x="14" y="14" width="172" height="172" rx="60" fill="none" stroke="#999" stroke-width="5"/><path d="M100 44 l17 36 39 5 -28 27 7 39 -35 -19 -35 19 7 -39 -28 -27 39 -5 z" fill="#fff"/>`,
  ),
  bear: svg(
    `<rect x="14" y="14" width="172" height="172" rx="60" fill="none" stroke="#888" stroke-width="5"/><g fill="#bbb"><circle cx="66" cy="68" r="20"/><circle cx="134" cy="68" r="20"/></g><circle cx="100" cy="104" r="48" fill="#ddd"/><g fill="#333"><circle cx="82" cy="96" r="6"/><circle cx="118" cy="96" r="6"/></g><ellipse cx="100" cy="120" rx="18" ry="14" fill="#fff"/><circle cx="100" cy="115" r="6" fill="#333"/>`,
  ),
  lotus: svg(
    `<rect x="14" y="14" width="172" height="172" rx="60" fill="none" stroke="#999" stroke-width="5"/>${domes(8, 10, 64, 17)}<circle cx="100" cy="100" r="14" fill="#fff"/>`,
  ),
};

/** Flat outlines (white) of pendants and charms. */
export const OUTLINES = {
  heart: svg(
    `<path d="M100 178 C4 110 14 30 62 30 C84 30 100 48 100 64 C100 48 116 30 138 30 C186 30 196 110 100 178 z" fill="#fff"/>`,
  ),
  cross: svg(`<path d="M84 14 h32 v48 h46 v32 h-46 v92 h-32 v-92 h-46 v-32 h46 z" fill="#fff"/>`),
  clover: svg(
    `<g fill="#fff"><circle cx="66" cy="66" r="42"/><circle cx="134" cy="66" r="42"/><circle cx="66" cy="134" r="42"/><circle cx="134" cy="134" r="42"/><rect x="60" y="60" width="80" height="80"/></g>`,
  ),
  drop: svg(
    `<path d="M100 12 C118 62 160 96 160 130 A60 56 0 0 1 40 130 C40 96 82 62 100 12 z" fill="#fff"/>`,
  ),
  letter: svg(
    `<text x="100" y="172" font-family="Noto Serif CJK KR, serif" font-weight="900" font-size="200" text-anchor="middle" fill="#fff">J</text>`,
  ),
  key: svg(
    `<g fill="#fff"><circle cx="100" cy="46" r="40"/><circle cx="62" cy="76" r="22"/><circle cx="138" cy="76" r="22"/><rect x="89" y="70" width="22" height="124" rx="6"/><path d="M111 140 h30 v16 h-12 v10 h12 v18 h-30 z"/></g><g><circle cx="100" cy="44" r="17"/><circle cx="63" cy="77" r="8"/><circle cx="137" cy="77" r="8"/></g>`,
  ),
};

/** The paper that comes with the piece; `lines` are pairs of label and value. */
export const certificate = (title, lines) =>
  svg(
    `<rect x="6" y="30" width="188" height="140" rx="3" fill="none" stroke="#b08a3c" stroke-width="1.4"/><rect x="9" y="33" width="182" height="134" rx="2" fill="none" stroke="#b08a3c" stroke-width=".5"/>` +
      `<text x="100" y="58" font-family="Noto Serif CJK KR, serif" font-weight="700" font-size="17" letter-spacing="6" text-anchor="middle" fill="#4a3510">${title}</text><path d="M70 65 h60" stroke="#b08a3c" stroke-width=".8"/>` +
      lines
        .map(
          ([label, value], i) =>
            `<text x="30" y="${86 + i * 17}" ${FONT} font-size="9" fill="#7a6a48">${label}</text><text x="84" y="${86 + i * 17}" ${FONT} font-weight="700" font-size="10.5" fill="#2b2415">${value}</text><path d="M28 ${90.5 + i * 17} h112" stroke="#d9cba6" stroke-width=".6"/>`,
        )
        .join('') +
      `<circle cx="160" cy="136" r="16" fill="#a3231b"/><circle cx="160" cy="136" r="12.5" fill="none" stroke="#f0d9a0" stroke-width=".9"/><text x="160" y="141" font-family="Noto Serif CJK KR, serif" font-weight="700" font-size="13" text-anchor="middle" fill="#f0d9a0">金</text>`,
    '#fbf6e8',
  );

/** The lit window of a jeweller's scale. */
export const scaleWindow = (reading) =>
  svg(
    `<text x="156" y="126" font-family="DejaVu Sans Mono, monospace" font-weight="700" font-size="48" text-anchor="end" fill="#123018">${reading}</text><text x="184" y="126" font-family="DejaVu Sans Mono, monospace" font-weight="700" font-size="30" text-anchor="end" fill="#123018">g</text>`,
    '#b9cfae',
  );

export const hallmark = (text) => svg(words(text, 122, 60, { weight: 900 }));

/** Flat little pictures for profiles; 320 × 320. */

const svg = (sky, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="320" height="320" fill="url(#s)"/>${body}</svg>`;

export const AVATARS = {
  moon: svg(
    ['#20304a', '#54617d'],
    '<circle cx="206" cy="104" r="46" fill="#f7e3a1"/><path d="M0 236 q58 -62 112 -14 q52 -80 118 -16 q44 -40 90 6 V320 H0 z" fill="#33405a"/><path d="M0 276 q80 -44 160 -10 q80 34 160 -8 V320 H0 z" fill="#1b2436"/>',
  ),
  roof: svg(
    ['#f5d9a6', '#f9ecd0'],
    '<circle cx="240" cy="80" r="34" fill="#e89a4b"/><path d="M24 190 Q96 168 160 118 Q224 168 296 190 Q282 206 262 206 H58 Q38 206 24 190 z" fill="#3f4a4f"/><path d="M40 198 q120 -22 240 0" stroke="#6c777c" stroke-width="6" fill="none"/><rect x="72" y="206" width="176" height="66" fill="#f4ead6"/><g fill="#8a5a33"><rect x="72" y="206" width="14" height="66"/><rect x="153" y="206" width="14" height="66"/><rect x="234" y="206" width="14" height="66"/></g><rect y="270" width="320" height="50" fill="#cdb98f"/>',
  ),
  ferry: svg(
    ['#f3c766', '#fbe7b4'],
    '<circle cx="226" cy="96" r="42" fill="#fff6dc"/><path d="M82 196 h156 l-30 42 H112 z" fill="#7a4f12"/><path d="M156 186 V78 l64 108 z M146 186 V104 l-48 82 z" fill="#8a6100"/><g fill="none" stroke="#b07f16" stroke-width="10" stroke-linecap="round"><path d="M30 252 q32 -22 65 0 t65 0 t65 0 t65 0"/><path d="M46 282 q28 -18 57 0 t57 0 t57 0 t57 0" opacity=".6"/></g>',
  ),
  camellia: svg(
    ['#f7e4dd', '#fbf3ec'],
    '<g fill="#4f6b46"><ellipse cx="84" cy="226" rx="62" ry="26" transform="rotate(28 84 226)"/><ellipse cx="244" cy="218" rx="58" ry="24" transform="rotate(-34 244 218)"/></g><g fill="#c8454a"><circle cx="160" cy="104" r="50"/><circle cx="108" cy="142" r="50"/><circle cx="212" cy="142" r="50"/><circle cx="128" cy="198" r="50"/><circle cx="192" cy="198" r="50"/></g><circle cx="160" cy="156" r="44" fill="#d65b5e"/><circle cx="160" cy="156" r="24" fill="#f2c14e"/>',
  ),
  pine: svg(
    ['#dfe8e0', '#f4f2e6'],
    '<circle cx="92" cy="86" r="36" fill="#e6a15a"/><path d="M168 300 q-14 -80 12 -128 q14 -28 6 -62" stroke="#6b4a30" stroke-width="18" fill="none" stroke-linecap="round"/><g fill="#3f6650"><ellipse cx="132" cy="170" rx="70" ry="24"/><ellipse cx="222" cy="146" rx="66" ry="22"/><ellipse cx="184" cy="100" rx="66" ry="26"/><ellipse cx="118" cy="220" rx="52" ry="18"/></g><path d="M0 296 q160 -34 320 0 V320 H0 z" fill="#b9c4a6"/>',
  ),
  bee: svg(
    ['#fdf0c4', '#f9dd8c'],
    '<g opacity=".8" fill="#fff"><ellipse cx="118" cy="112" rx="56" ry="34" transform="rotate(-24 118 112)"/><ellipse cx="204" cy="106" rx="56" ry="34" transform="rotate(20 204 106)"/></g><ellipse cx="160" cy="186" rx="86" ry="62" fill="#e5a91f"/><g fill="#3a2a12"><path d="M128 128 q-16 58 0 116 h22 q-14 -58 0 -120 z"/><path d="M178 124 q14 58 0 122 h22 q16 -58 0 -118 z"/><circle cx="90" cy="172" r="9"/></g><path d="M84 138 q-24 -24 -12 -46 M104 130 q-12 -28 6 -46" stroke="#3a2a12" stroke-width="7" fill="none" stroke-linecap="round"/>',
  ),
  wave: svg(
    ['#bfe0ea', '#f3f7f2'],
    '<circle cx="230" cy="84" r="36" fill="#f4c86a"/><path d="M0 188 q40 -46 80 0 t80 0 t80 0 t80 0 V320 H0 z" fill="#5aa2b8"/><path d="M-40 226 q40 -42 80 0 t80 0 t80 0 t80 0 t80 0 V320 H0 z" fill="#3b829b"/><path d="M0 270 q40 -36 80 0 t80 0 t80 0 t80 0 V320 H0 z" fill="#27637b"/>',
  ),
  tangerine: svg(
    ['#e3efd8', '#f8f5e4'],
    '<ellipse cx="160" cy="284" rx="104" ry="14" fill="#c9d3ae"/><circle cx="160" cy="184" r="98" fill="#f0922b"/><circle cx="128" cy="148" r="34" fill="#f7b45f" opacity=".75"/><path d="M160 92 q-4 -26 14 -42" stroke="#5d6f34" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M164 78 q46 -46 92 -14 q-36 42 -92 14 z" fill="#6f9443"/>',
  ),
};

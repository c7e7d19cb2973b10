/** What must stand in each answer of Hosting, and what a page's policy may never say. */
const EVERYWHERE = {
  'Cache-Control': /^no-cache$/,
  'Strict-Transport-Security': /max-age=\d{8,}/,
  'Referrer-Policy': /^strict-origin/,
  'Permissions-Policy': /camera=\(self\)/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Content-Security-Policy': /default-src 'self'.*object-src 'none'.*base-uri 'none'/,
};
const NEVER = ["'unsafe-inline'", "'unsafe-eval'", ' * ', ' http://'];

/** @param {any} config firebase.json, or what the build has made of it */
export function hostingProblems(config) {
  const { headers = [], rewrites = [], predeploy = [] } = config.hosting ?? {};
  const of = (source) => headersOf(headers, source);
  const everywhere = of('**');
  const policy = everywhere.get('Content-Security-Policy') ?? '';
  return [
    ...Object.entries(EVERYWHERE).flatMap(([name, wanted]) =>
      wanted.test(everywhere.get(name) ?? '') ? [] : [`${name} is missing or weak for "**".`],
    ),
    ...NEVER.flatMap((word) => (policy.includes(word) ? [`The page's policy says ${word.trim()}.`] : [])),
    ...(/immutable/.test(of('/assets/**').get('Cache-Control') ?? '')
      ? []
      : ['/assets/** is not kept: every visit would load it anew.']),
    ...(rewrites.some(({ destination }) => destination === '/index.html')
      ? []
      : ['No address but the first page would open.']),
    ...(predeploy.some((command) => command.includes('refuse-wrong-build'))
      ? []
      : ['Hosting has no predeploy that refuses a wrong build.']),
  ];
}

function headersOf(headers, wanted) {
  const found = headers.filter(({ source }) => source === wanted).flatMap((entry) => entry.headers);
  return new Map(found.map(({ key, value }) => [key, value]));
}

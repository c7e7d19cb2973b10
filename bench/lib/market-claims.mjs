/** Documents that a step may read at any size. */
const MOST_READ = { home: 40, trade: 60, page: 30, search: 50, return: 100 };
const MOST_GROWTH = 1.1;
const MOST_WAIT = 1.5;
const DEVICE = { cards: 3_000, megabytes: 30 };

/**
 * What `results-market.json` is to show. A claim that `isTimed` says something only of a machine that did
 * nothing else.
 */
export function marketClaims({ sizes, device }) {
  const claims = [];
  const claim = (what, figure, most, isTimed = false) =>
    claims.push({ what, figure, most, holds: figure <= most, isTimed });
  const [least, largest] = [sizes[0], sizes.at(-1)];
  for (const { listings, steps, recall } of sizes) {
    for (const [step, most] of Object.entries(MOST_READ)) {
      claim(`${listings}: documents of ${step}`, steps[step].documents, most);
    }
    claim(`${listings}: questions not asked of 200`, Math.max(0, 200 - (recall?.queries ?? 0)), 0);
    for (const fault of ['missed', 'doubled', 'unasked', 'misordered']) {
      claim(`${listings}: ${fault}`, recall?.[fault] ?? Infinity, 0);
    }
  }
  for (const step of Object.keys(MOST_READ)) {
    const growth = (key) => round(largest.steps[step][key] / least.steps[step][key]);
    claim(`documents of ${step}, ${largest.listings} to ${least.listings}`, growth('documents'), MOST_GROWTH);
    claim(`bytes of ${step}, ${largest.listings} to ${least.listings}`, growth('bytes'), MOST_GROWTH);
    claim(
      `first row of ${step}, ${largest.listings} to ${least.listings}`,
      growth('firstRowMs'),
      MOST_WAIT,
      true,
    );
  }
  for (const [key, most] of Object.entries(DEVICE)) {
    claim(`${key} of a device after a month`, device[key], most);
  }
  return claims;
}

const round = (ratio) => Math.round(ratio * 100) / 100;

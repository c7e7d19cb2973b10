#!/usr/bin/env node
// Makes what listings and posts are found by; one that was cut short goes on where it was. With `pictures` it looks
// at those from before functions did. See scripts/desk/README.md.
// node scripts/backfill.mjs [pictures] [--project my-project]
import { aim } from './desk/aim.mjs';
import { bucketOf } from './lib/environment.mjs';

try {
  const { projectId, where, words } = aim(process.argv.slice(2), process.env);
  const [what, ...rest] = words;
  if (rest.length > 0 || (what !== undefined && what !== 'pictures')) {
    throw new Error('Usage: backfill.mjs [pictures]; --project <id> for a real project.');
  }
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { backfill, backfillPrices, lookAtPictures } = await import('./desk/backfill.mjs');
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) });
  try {
    if (what === 'pictures') {
      const { looked, deleted } = await lookAtPictures((sofar) => console.log(`${sofar} pictures …`));
      console.log(`${looked} pictures looked at: ${deleted} deleted, the others noted (${where}).`);
    } else {
      const done = await backfill((of, looked) => console.log(`${looked} ${of} …`));
      for (const [of, { looked, written, resumedBehind }] of Object.entries(done)) {
        const from = resumedBehind === null ? '' : `, behind ${resumedBehind}`;
        console.log(`${looked} ${of} looked at${from}: ${written} written (${where}).`);
      }
      console.log(`${await backfillPrices()} years of gold prices packed (${where}).`);
    }
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

#!/usr/bin/env node
// Makes what listings and posts are found by; one that was cut short goes on where it was. See
// scripts/desk/README.md. node scripts/backfill.mjs [--project my-project]
import { aim } from './desk/aim.mjs';

try {
  const { projectId, where } = aim(process.argv.slice(2), process.env);
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { backfill, backfillPrices } = await import('./desk/backfill.mjs');
  const app = initializeApp({ projectId });
  try {
    const done = await backfill((what, looked) => console.log(`${looked} ${what} …`));
    for (const [what, { looked, written, resumedBehind }] of Object.entries(done)) {
      const from = resumedBehind === null ? '' : `, behind ${resumedBehind}`;
      console.log(`${looked} ${what} looked at${from}: ${written} written (${where}).`);
    }
    console.log(`${await backfillPrices()} years of gold prices packed (${where}).`);
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

#!/usr/bin/env node
// Makes the cards by which listings are found; one that was cut short goes on where it was. See scripts/desk/README.md.
//   node scripts/backfill.mjs [--project my-project]
import { aim } from './desk/aim.mjs';

try {
  const { projectId, where } = aim(process.argv.slice(2), process.env);
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { backfill } = await import('./desk/backfill.mjs');
  const app = initializeApp({ projectId });
  try {
    const { listings, written, resumedBehind } = await backfill((count) =>
      console.log(`${count} listings …`),
    );
    const from = resumedBehind === null ? '' : `, behind ${resumedBehind}`;
    console.log(`${listings} listings looked at${from}: ${written} cards written (${where}).`);
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

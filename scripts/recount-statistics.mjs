#!/usr/bin/env node
// Counts `statistics` anew and corrects what is wrong, and mends what older versions wrote. See
// scripts/desk/README.md. node scripts/recount-statistics.mjs [--project my-project]
import { aim } from './desk/aim.mjs';

try {
  const { projectId, where } = aim(process.argv.slice(2), process.env);
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { recount } = await import('./desk/recount.mjs');
  const app = initializeApp({ projectId });
  try {
    const { documents, corrected, mended, people } = await recount();
    const days = corrected.length === 0 ? 'nothing to correct' : `corrected ${corrected.join(', ')}`;
    console.log(
      `${documents} documents and ${people} profiles counted: ${days}; ` +
        `${mended} listings, reports, notices and likes of older versions mended (${where}).`,
    );
  } finally {
    await deleteApp(app);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

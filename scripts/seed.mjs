#!/usr/bin/env node
// Fills the emulators with the demo market. Doing it again changes nothing that people changed since;
// `--reset` empties them first. See scripts/seed/README.md.
import { emulatorSettings } from './seed/emulator-settings.mjs';

const startedAt = Date.now();
try {
  const settings = emulatorSettings(process.env);
  // Only now: the admin SDK would otherwise look for a real project.
  const { seedEmulators } = await import('./seed/seed-emulators.mjs');
  const now = momentOf(process.env.SEED_MOMENT) ?? startedAt;
  const done = await seedEmulators(settings, { isReset: process.argv.includes('--reset'), now });
  console.log(`Seeded: ${done} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function momentOf(given = '') {
  if (given === '') return undefined;
  const moment = Date.parse(given);
  if (Number.isNaN(moment)) throw new Error(`SEED_MOMENT is no moment: ${given}`);
  return moment;
}

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from './builds.mjs';
import { startEmulators } from './emulator-suite.mjs';
import { ensureEmulators } from './ensure-emulators.mjs';
import { serverEnvironment } from './environment.mjs';
import { run } from './processes.mjs';
import { projectRoot } from './project.mjs';

const BACKEND = ['auth', 'firestore', 'functions', 'storage'];

/** Functions built, emulators running on `ports`, demo data in them. `dataFolder` keeps the data between runs. */
export async function startBackend({ name, ports, dataFolder, env }) {
  const [{ folder, hasDatabase }] = await Promise.all([ensureEmulators(), buildFunctions()]);
  const emulators = await startEmulators({
    name,
    ports,
    only: hasDatabase ? [...BACKEND, 'database'] : BACKEND,
    jarFolder: folder,
    dataFolder,
    env,
  });
  try {
    await seed(ports);
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

/** Puts the demo data in place; doing it twice changes nothing. */
export const seed = (ports) =>
  run('seed', process.execPath, [join(projectRoot, 'scripts/seed.mjs')], { env: serverEnvironment(ports) });

/** Where `npm start` and `npm run dev` keep the emulators' data; `--fresh` begins anew. */
export function keptData({ isFresh }) {
  const folder = join(projectRoot, '.data/emulators');
  if (isFresh && existsSync(folder)) rmSync(folder, { recursive: true });
  return folder;
}

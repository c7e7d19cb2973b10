import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFcmStandIn } from '../fcm-stand-in/fcm-stand-in.mjs';
import { buildFunctions } from './builds.mjs';
import { startEmulators } from './emulator-suite.mjs';
import { ensureEmulators } from './ensure-emulators.mjs';
import { DEMO_PROJECT, serverEnvironment } from './environment.mjs';
import { run } from './processes.mjs';
import { projectRoot } from './project.mjs';
import { demoProofKey } from './proof-key.mjs';

const BACKEND = ['auth', 'firestore', 'functions', 'storage'];

/**
 * Functions built, emulators running on `ports`, demo data in them. `dataFolder` keeps the data between runs;
 * `storagePort` is where browsers find the pictures; `seedMoment` is what the data counts back from, now when
 * left out.
 * @param {object} backend
 * @param {string} backend.name
 * @param {Record<string, number>} backend.ports
 * @param {string} [backend.dataFolder]
 * @param {number} [backend.storagePort]
 * @param {number} [backend.seedMoment]
 * @param {Record<string, string>} [backend.env]
 */
export async function startBackend({
  name,
  ports,
  dataFolder,
  storagePort = ports.storage,
  seedMoment,
  env,
}) {
  const [{ folder, hasDatabase }] = await Promise.all([ensureEmulators(), buildFunctions()]);
  const standIn = await startFcmStandIn({ port: ports.push });
  try {
    const emulators = await startEmulators({
      name,
      ports,
      only: hasDatabase ? [...BACKEND, 'database'] : BACKEND,
      jarFolder: folder,
      dataFolder,
      env: {
        FCM_STAND_IN_HOST: `127.0.0.1:${ports.push}`,
        PROOF_SIGNING_KEY: demoProofKey().secret,
        ...env,
      },
    });
    try {
      await hideWhoIsMember(ports.auth);
      await seed({ ports, storagePort, seedMoment });
    } catch (error) {
      await emulators.stop();
      throw error;
    }
    return {
      job: emulators.job,
      async stop() {
        await emulators.stop();
        await standIn.close();
      },
    };
  } catch (error) {
    await standIn.close();
    throw error;
  }
}

/** Puts the demo data in place; doing it twice changes nothing. */
const seed = ({ ports, storagePort, seedMoment }) =>
  run('seed', process.execPath, [join(projectRoot, 'scripts/seed.mjs')], {
    env: {
      ...serverEnvironment(ports),
      SEED_STORAGE_PUBLIC_ORIGIN: `http://localhost:${storagePort}`,
      ...(seedMoment === undefined ? {} : { SEED_MOMENT: new Date(seedMoment).toISOString() }),
    },
  });

/**
 * As production does and the emulator by itself does not: the server never tells whether an address is a
 * member's.
 */
async function hideWhoIsMember(authPort) {
  const config = `identitytoolkit.googleapis.com/v2/projects/${DEMO_PROJECT}/config`;
  const answer = await fetch(`http://127.0.0.1:${authPort}/${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused its settings: ${await answer.text()}`);
}

/** Where `npm start` and `npm run dev` keep the emulators' data; `--fresh` begins anew. */
export function keptData({ isFresh }) {
  const folder = join(projectRoot, '.data/emulators');
  if (isFresh && existsSync(folder)) rmSync(folder, { recursive: true });
  return folder;
}

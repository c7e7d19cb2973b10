import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PROJECT } from './environment.mjs';
import { preflight } from './preflight.mjs';
import { launch, packageCommand } from './processes.mjs';
import { projectRoot } from './project.mjs';

const READY = 'All emulators ready';
// A quarter of a minute on a quiet machine; this bound is for one that will never be ready.
const READY_TIMEOUT_MS = 300_000;
const PRELOAD = join(projectRoot, 'scripts/emulators/preload.cjs');
const LOOPBACK = '127.0.0.1';

/**
 * Starts the named emulators on the given ports and waits until they answer. `dataFolder`, when given, is
 * loaded at the start and written at the end; `adjust` may change the settings. Several suites can run side
 * by side: each has its own ports, settings file and temp folder.
 * @param {object} suite
 * @param {string} suite.name
 * @param {Record<string, number>} suite.ports
 * @param {readonly string[]} suite.only
 * @param {string} suite.jarFolder
 * @param {string} [suite.dataFolder]
 * @param {Record<string, string>} [suite.env]
 * @param {(settings: any) => object} [suite.adjust]
 */
export async function startEmulators({
  name,
  ports,
  only,
  jarFolder,
  dataFolder,
  env = {},
  adjust = (settings) => settings,
}) {
  const used = [...only, 'hub', 'logging', ...(only.includes('firestore') ? ['firestoreWebsocket'] : [])];
  await preflight({ ports: Object.fromEntries(used.map((part) => [part, ports[part]])) });

  // firebase-tools takes relative paths from the folder of its settings file, so that file must lie here.
  const configFile = join(projectRoot, `.firebase.${name}.json`);
  writeFileSync(configFile, JSON.stringify(adjust(configuration(ports, only)), null, 2));
  // Short, because sockets of the functions emulator live in it; own, because the hub leaves its address
  // there.
  const temporary = mkdtempSync(join(tmpdir(), 'geumnaru-'));
  const clean = () => {
    rmSync(configFile, { force: true });
    rmSync(temporary, { recursive: true, force: true });
  };
  process.once('exit', clean);

  const keep = dataFolder === undefined ? [] : ['--export-on-exit', dataFolder];
  const load = dataFolder !== undefined && holdsData(dataFolder) ? ['--import', dataFolder] : [];
  const start = [
    'emulators:start',
    '--project',
    DEMO_PROJECT,
    '--config',
    configFile,
    '--only',
    only.join(','),
  ];
  const [node, args] = packageCommand('firebase-tools/lib/bin/firebase.js', [...start, ...load, ...keep]);

  let sayReady;
  const ready = new Promise((resolve) => (sayReady = resolve));
  const job = launch(`emulators-${name}`, node, ['--require', PRELOAD, ...args], {
    // Its debug logs go where it runs.
    cwd: temporary,
    env: {
      FIREBASE_EMULATORS_PATH: jarFolder,
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // In seconds. By itself it gives up after ten, and then runs without any function.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: temporary,
      ...env,
    },
    onLine: (line) => line.includes(READY) && sayReady('ready'),
  });

  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, READY_TIMEOUT_MS, 'late')));
  const outcome = await Promise.race([ready, late, job.exited.then(() => 'ended')]);
  clearTimeout(timer);
  if (outcome !== 'ready') {
    await job.kill();
    clean();
    throw new Error(`The emulators (${name}) did not start. Log: ${job.logFile}\n${job.tail()}`);
  }

  return {
    job,
    /** SIGINT, not SIGTERM: on it firebase-tools writes the data out before it stops. */
    async stop() {
      await job.stop('SIGINT', 60_000);
      clean();
    },
  };
}

function configuration(ports, only) {
  const {
    emulators: _own,
    hosting: _hosting,
    ...rest
  } = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
  const at = (part) => ({ host: LOOPBACK, port: ports[part] });
  return {
    ...rest,
    emulators: {
      ...Object.fromEntries(only.map((part) => [part, at(part)])),
      firestore: { ...at('firestore'), websocketPort: ports.firestoreWebsocket },
      hub: at('hub'),
      logging: at('logging'),
      eventarc: at('eventarc'),
      tasks: at('tasks'),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

const holdsData = (folder) => existsSync(join(folder, 'firebase-export-metadata.json'));

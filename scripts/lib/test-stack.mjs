import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultProxy } from '../fault-proxy/fault-proxy.mjs';
import { buildWeb } from './builds.mjs';
import { clientEnvironment, noSettings } from './environment.mjs';
import { lastAfternoon } from '../seed/clock.mjs';
import { startBackend } from './local-stack.mjs';
import {
  ALONE_OFFSET,
  besideThose,
  FAULT_PORTS,
  FUNCTIONS_OFFSET,
  LANES,
  shiftedPorts,
  TEST_APP_PORT,
  TEST_OFFSET,
} from './ports.mjs';
import { projectRoot } from './project.mjs';
import { serveBuild } from './static-server.mjs';

/** Runs that are side by side need builds of their own: each knows its ports. */
export const FOLDER = process.env.GEUMNARU_E2E_FOLDER ?? 'dist-e2e';

/** A well-formed key without a service behind it: the tests bring their own. */
const PUSH_PUBLIC_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/**
 * What the tested build is called: under its commit's name the same sources would weigh a few bytes more or
 * less with each commit, and a budget would hold by luck. Of before any hour that the tests are run at: of a
 * release to come nothing is taken.
 */
const RELEASE = '20250311120000-0123abc';

/**
 * Where journeys run: the app built into `folder`, served at `lanes` addresses from `appPort` on, knows the emulators
 * only through the fault proxy on `faultPorts`. `env` says so to what runs there.
 * @typedef {{ folder: string, appPort: number, lanes: number, faultPorts: Record<string, number>,
 *   env: Record<string, string> }} Side
 */

/** @type {Side} */
export const BESIDE = {
  folder: FOLDER,
  appPort: TEST_APP_PORT,
  lanes: LANES,
  faultPorts: FAULT_PORTS,
  env: {},
};

const folderOfAlone = `${FOLDER}-alone`;
/** Those that stand alone, which run while the others do. @type {Side} */
export const ALONE = {
  folder: folderOfAlone,
  appPort: besideThose({ app: TEST_APP_PORT }).app,
  lanes: 1,
  faultPorts: besideThose(FAULT_PORTS),
  env: { GEUMNARU_PORT_OFFSET: String(ALONE_OFFSET), GEUMNARU_E2E_FOLDER: folderOfAlone },
};

/** Those of the journeys. */
export const testPorts = shiftedPorts(TEST_OFFSET);
export const alonePorts = besideThose(testPorts);
/** Those of the functions' tests, and of every second part of the journeys, which come after them. */
export const functionsPorts = shiftedPorts(FUNCTIONS_OFFSET);

/** Nobody reads what the emulator would note of each request. */
export const QUIET_JAVA = {
  _JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dgoogle.cloud_firestore.debug_log_level=WARNING',
};

/** Emulators seeded and without memory of earlier runs: those of the journeys unless others are named. */
export const startTestBackend = ({
  name = 'test',
  ports = testPorts,
  storagePort = FAULT_PORTS.storage,
} = {}) =>
  startBackend({
    name,
    ports,
    storagePort,
    seedMoment: lastAfternoon(Date.now()),
    env: QUIET_JAVA,
  });

/**
 * What the app is built with that the browser tests see, whatever stands in `.env`.
 * @param {Record<string, number>} [faultPorts]
 */
export const testedSettings = (faultPorts = FAULT_PORTS) => ({
  ...noSettings(),
  ...clientEnvironment(faultPorts, { VITE_PUSH_PUBLIC_KEY_PRODUCTION: PUSH_PUBLIC_KEY }),
  VITE_RELEASE: RELEASE,
});

/** The app as the browser tests see it. */
export const buildForBrowserTests = ({ folder, faultPorts } = BESIDE) =>
  buildWeb(folder, testedSettings(faultPorts));

/** Where the copy of the build is that a lane is served from. */
export const laneFolder = (lane, folder = FOLDER) => `.cache/lanes/${folder}-${lane}`;

/** Where journeys of a lane keep browsers' folders in which that build is installed. */
export const profilesFolder = (lane, folder = FOLDER) => `${laneFolder(lane, folder)}-installed`;

/** Serves that build behind a breakable network, until it is stopped. */
export async function startTestFront() {
  const network = await startTestNetwork(testPorts);
  const lanes = await serveLanes();
  return {
    async stop() {
      await lanes.stop();
      await network.close();
    },
  };
}

/** The fault proxy between that build and the emulators on `ports`. */
export const startTestNetwork = (ports, { faultPorts } = BESIDE) =>
  startFaultProxy({ ports: faultPorts, targets: ports });

/**
 * Serves that build for each journey that runs beside others at an address of its own, from a copy of its
 * own, which it may deploy over.
 */
export async function serveLanes(side = BESIDE) {
  const servers = await Promise.all(Array.from({ length: side.lanes }, (_, lane) => serveLane(lane, side)));
  return { stop: () => Promise.all(servers.map((server) => server.close())) };
}

function serveLane(lane, { folder, appPort, faultPorts }) {
  const served = join(projectRoot, laneFolder(lane, folder));
  for (const old of [served, join(projectRoot, profilesFolder(lane, folder))]) {
    rmSync(old, { recursive: true, force: true });
  }
  cpSync(join(projectRoot, folder), served, { recursive: true });
  return serveBuild({ folder: served, port: appPort + lane, emulatorPorts: faultPorts });
}

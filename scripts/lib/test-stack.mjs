import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultProxy } from '../fault-proxy/fault-proxy.mjs';
import { buildWeb } from './builds.mjs';
import { clientEnvironment } from './environment.mjs';
import { lastAfternoon } from '../seed/clock.mjs';
import { startBackend } from './local-stack.mjs';
import { FAULT_PORTS, FUNCTIONS_OFFSET, LANES, shiftedPorts, testAppPort, TEST_OFFSET } from './ports.mjs';
import { projectRoot } from './project.mjs';
import { serveBuild } from './static-server.mjs';

/** Runs that are side by side need builds of their own: each knows its ports. */
export const FOLDER = process.env.GEUMNARU_E2E_FOLDER ?? 'dist-e2e';

/** A well-formed key without a service behind it: the tests bring their own. */
const PUSH_PUBLIC_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** Those of the journeys. */
export const testPorts = shiftedPorts(TEST_OFFSET);
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

/** The app as the browser tests see it: it knows the emulators only through the fault proxy. */
export const buildForBrowserTests = () =>
  buildWeb(FOLDER, clientEnvironment(FAULT_PORTS, { VITE_PUSH_PUBLIC_KEY_PRODUCTION: PUSH_PUBLIC_KEY }));

/** Where the copy of the build is that a lane is served from. */
export const laneFolder = (lane) => `.cache/lanes/${FOLDER}-${lane}`;

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
export const startTestNetwork = (ports) => startFaultProxy({ ports: FAULT_PORTS, targets: ports });

/**
 * Serves that build for each journey that runs beside others at an address of its own, from a copy of its
 * own, which it may deploy over.
 */
export async function serveLanes() {
  const servers = await Promise.all(Array.from({ length: LANES }, (_, lane) => serveLane(lane)));
  return { stop: () => Promise.all(servers.map((server) => server.close())) };
}

function serveLane(lane) {
  const folder = join(projectRoot, laneFolder(lane));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(projectRoot, FOLDER), folder, { recursive: true });
  return serveBuild({ folder, port: testAppPort(lane), emulatorPorts: FAULT_PORTS });
}

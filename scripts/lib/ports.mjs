/** Moves every port at once, for a second copy of everything on one machine. */
const extra = Number(process.env.GEUMNARU_PORT_OFFSET ?? 0);

/** At which everything of another copy stands beside everything of this one. */
export const OTHER_OFFSET = extra + 1_300;

const defaults = {
  firestore: 9090,
  firestoreWebsocket: 9150,
  auth: 9099,
  functions: 5002,
  storage: 9199,
  database: 9000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  /** Not an emulator of Firebase's: our stand-in for its push service. */
  push: 9599,
};

/** Emulator ports that `.env` may move, by the name of the setting. */
const settings = {
  firestore: 'VITE_EMULATOR_FIRESTORE_PORT',
  auth: 'VITE_EMULATOR_AUTH_PORT',
  functions: 'VITE_EMULATOR_FUNCTIONS_PORT',
  storage: 'VITE_EMULATOR_STORAGE_PORT',
};

/** The same ports shifted, so that suites can run beside `npm start` and beside each other. */
export const shiftedPorts = (offset) =>
  Object.fromEntries(Object.entries(defaults).map(([name, port]) => [name, port + offset + extra]));

/**
 * The ports of `npm start` and `npm run dev`: the owner's, unless `.env` moves some of them.
 */
export function daytimePorts(environment = process.env) {
  const moved = Object.entries(settings)
    .filter(([, setting]) => (environment[setting] ?? '') !== '')
    .map(([name, setting]) => [name, Number(environment[setting])]);
  return {
    app: 4173 + extra,
    dev: 5173 + extra,
    ...shiftedPorts(0),
    ...Object.fromEntries(moved),
  };
}

/**
 * Those of a set that the emulators open, ours and those that come along with functions, and the stand-in for the push service.
 * @param {Record<string, number>} ports
 * @returns {Record<string, number>}
 */
export const emulatorPorts = ({
  firestore,
  firestoreWebsocket,
  auth,
  functions,
  storage,
  hub,
  logging,
  eventarc,
  tasks,
  push,
}) => ({
  firestore,
  firestoreWebsocket,
  auth,
  functions,
  storage,
  hub,
  logging,
  eventarc,
  tasks,
  push,
});

/** Browser tests. */
export const TEST_OFFSET = 10_000;
export const TEST_APP_PORT = 14_173 + extra;

/** How many journeys may run side by side, each at an address of its own. */
export const LANES = 2;
export const testAppPort = (lane) => TEST_APP_PORT + lane;

/** The journeys that stand alone have a backend, a network and a build of their own, moved by as much. */
export const ALONE_OFFSET = extra + 700;
/** @param {Record<string, number>} ports */
export const besideThose = (ports) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port - extra + ALONE_OFFSET]));

/** Rules tests have emulators of their own. */
export const RULES_OFFSET = 20_000;

/** And so have the tests of functions. */
export const FUNCTIONS_OFFSET = 15_000;

/**
 * Where the fault proxy stands in for each emulator, and where it is told what to break. Below 32768, as all
 * of these: above it the system hands ports out by itself.
 */
export const FAULT_PORTS = {
  firestore: 12_090 + extra,
  auth: 12_099 + extra,
  storage: 12_199 + extra,
  functions: 12_002 + extra,
  control: 12_000 + extra,
};

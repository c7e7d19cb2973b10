import {
  besideThose,
  emulatorPorts,
  FAULT_PORTS,
  FUNCTIONS_OFFSET,
  LANES,
  RULES_OFFSET,
  shiftedPorts,
  TEST_APP_PORT,
  testAppPort,
  TEST_OFFSET,
} from './ports.mjs';
import { preflight } from './preflight.mjs';

const LANE_PORTS = Object.fromEntries(
  Array.from({ length: LANES }, (_, lane) => [`app ${lane + 1}`, testAppPort(lane)]),
);

/** Groups of ports, each with a name: the same emulator stands in several. */
const GROUPS = [
  { of: ['rules'], what: 'rules tests', ports: emulatorPorts(shiftedPorts(RULES_OFFSET)) },
  { of: ['functions'], what: 'functions tests', ports: emulatorPorts(shiftedPorts(FUNCTIONS_OFFSET)) },
  { of: ['e2e'], what: 'journeys', ports: { ...emulatorPorts(shiftedPorts(TEST_OFFSET)), ...LANE_PORTS } },
  { of: ['e2e'], what: 'journeys’ network', ports: FAULT_PORTS },
  { of: ['e2e'], what: 'next journeys', ports: emulatorPorts(shiftedPorts(FUNCTIONS_OFFSET)) },
  {
    of: ['e2e'],
    what: 'journeys that stand alone',
    ports: besideThose({ ...emulatorPorts(shiftedPorts(TEST_OFFSET)), app: TEST_APP_PORT }),
  },
  { of: ['e2e'], what: 'network of those', ports: besideThose(FAULT_PORTS) },
];

/**
 * The ports of stages of `npm test`, by their names.
 * @param {readonly string[]} stages
 * @returns {Record<string, number>}
 */
export const portsOf = (stages) =>
  Object.fromEntries(
    GROUPS.filter(({ of }) => of.some((stage) => stages.includes(stage))).flatMap(({ what, ports }) =>
      Object.entries(ports).map(([name, port]) => [`${name} of the ${what}`, port]),
    ),
  );

/** Rejects with what the stages of `npm test` that were asked for need of this machine and do not find. */
export function preflightOf(stages) {
  const has = (...names) => names.some((name) => stages.includes(name));
  /** @type {('java' | 'browser')[]} */
  const needs = [];
  if (has('rules', 'functions', 'e2e')) needs.push('java');
  if (has('e2e')) needs.push('browser');
  return preflight({ ports: portsOf(stages), needs });
}

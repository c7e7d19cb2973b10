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

/** What the stages of `npm test` that were asked for need of this machine. */
export function preflightOf(stages) {
  /** @type {('java' | 'browser')[]} */
  const needs = [];
  const has = (...names) => names.some((name) => stages.includes(name));
  const named = (what, ports) =>
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name} of the ${what}`, port]));
  if (has('rules', 'functions', 'e2e')) needs.push('java');
  if (has('e2e')) needs.push('browser');
  return preflight({
    ports: {
      ...(has('rules') ? named('rules tests', emulatorPorts(shiftedPorts(RULES_OFFSET))) : {}),
      ...(has('functions') ? named('functions tests', emulatorPorts(shiftedPorts(FUNCTIONS_OFFSET))) : {}),
      ...(has('e2e')
        ? {
            ...named('journeys', {
              ...emulatorPorts(shiftedPorts(TEST_OFFSET)),
              ...LANE_PORTS,
              ...FAULT_PORTS,
            }),
            ...named(
              'journeys that stand alone',
              besideThose({
                ...emulatorPorts(shiftedPorts(TEST_OFFSET)),
                app: TEST_APP_PORT,
                ...FAULT_PORTS,
              }),
            ),
            ...named('journeys, next', emulatorPorts(shiftedPorts(FUNCTIONS_OFFSET))),
          }
        : {}),
    },
    needs,
  });
}

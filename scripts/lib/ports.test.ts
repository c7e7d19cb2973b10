import { afterEach, expect, test, vi } from 'vitest';

/** Above it the system hands ports out by itself. */
const FIRST_OF_THE_SYSTEM = 32_768;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Every port that a copy opens, moved by as much: `npm test` from end to end, and `npm start`. */
async function portsOfACopy(offset: number): Promise<readonly number[]> {
  vi.stubEnv('GEUMNARU_PORT_OFFSET', String(offset));
  vi.resetModules();
  const { daytimePorts, emulatorPorts } = await import('./ports.mjs');
  const { portsOf } = await import('./preflight-of-stages.mjs');
  const { app, ...emulators } = daytimePorts({});
  return [app, ...Object.values({ ...portsOf(['rules', 'functions', 'e2e']), ...emulatorPorts(emulators) })];
}

test('what stands side by side opens no port twice, and none that the system hands out', async () => {
  const ports = await portsOfACopy(0);
  const { portsOf } = await import('./preflight-of-stages.mjs');
  // The functions’ tests end before the second part of the journeys begins, on the same ones.
  const shared = Object.values(portsOf(['functions'])).length;
  expect(new Set(ports).size).toBe(ports.length - shared);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_THE_SYSTEM);
});

test('a second copy that is moved as it is told to meets none of the first', async () => {
  const first = await portsOfACopy(0);
  const { OTHER_OFFSET } = await import('./ports.mjs');
  const second = await portsOfACopy(OTHER_OFFSET);
  expect(second.filter((port) => first.includes(port))).toEqual([]);
  expect(Math.max(...second)).toBeLessThan(FIRST_OF_THE_SYSTEM);
});

test('what comes along with the functions’ emulator is looked for as well', async () => {
  const { daytimePorts, emulatorPorts } = await import('./ports.mjs');
  expect(emulatorPorts(daytimePorts({}))).toMatchObject({ eventarc: 9_299, tasks: 9_499 });
});

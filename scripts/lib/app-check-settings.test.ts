import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { bundleServer } from './bundle-server.mjs';
import { clientEnvironment, functionsEnvironment } from './environment.mjs';
import { daytimePorts } from './ports.mjs';
import { projectRoot } from './project.mjs';

const REAL = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'geumnaru-prod' };
const WITH_KEY = { ...REAL, VITE_APP_CHECK_KEY: 'a-site-key', ENFORCE_APP_CHECK: 'true' };
const ON_EMULATORS = { ...WITH_KEY, VITE_USE_EMULATORS: 'true' };

/** What a build for this `.env` knows of App Check. */
const keyOf = (given: Record<string, string>): unknown =>
  Reflect.get(clientEnvironment(daytimePorts({}), given), 'VITE_APP_CHECK_KEY');

test('App Check is off without a key and on the emulators, for the app and for the functions', () => {
  expect([REAL, WITH_KEY, ON_EMULATORS].map(keyOf)).toEqual(['', 'a-site-key', '']);
  const enforced = [REAL, WITH_KEY, ON_EMULATORS].map((given) => functionsEnvironment(given));
  expect(enforced.map((given) => given.ENFORCE_APP_CHECK)).toEqual(['', 'true', '']);
});

test('what .env says stands in the bundle of the functions, whatever their surroundings say', async () => {
  const file = join(tmpdir(), `geumnaru-calls-${process.pid}.mjs`);
  const demandedBy = async (environment: Record<string, string>): Promise<boolean> => {
    await bundleServer({
      entry: 'functions/src/runtime/call-options.ts',
      outfile: relative(projectRoot, file),
      environment,
    });
    return !(await readFile(file, 'utf8')).includes('enforceAppCheck: false');
  };
  try {
    expect(await demandedBy(functionsEnvironment(WITH_KEY))).toBe(true);
    expect(await demandedBy(functionsEnvironment(ON_EMULATORS))).toBe(false);
  } finally {
    await Promise.all([file, `${file}.map`].map((path) => rm(path, { force: true })));
  }
});

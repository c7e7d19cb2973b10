import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { FUNCTIONS_INPUTS } from './builds.mjs';
import { bundleServer } from './bundle-server.mjs';
import { noSettings } from './environment.mjs';
import { projectRoot } from './project.mjs';
import { testedSettings } from './test-stack.mjs';

test('all that stands in the bundle of the functions is looked at for whether it has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const outfile = relative(projectRoot, join(folder, 'index.js'));
    const { metafile } = await bundleServer({ entry: 'functions/src/index.ts', outfile });
    // A package is the one that the lock file names.
    const places = Object.keys(metafile.inputs).map((file) =>
      file.includes('node_modules/') ? 'package-lock.json' : file,
    );
    const unseen = places.filter(
      (place) => !FUNCTIONS_INPUTS.some((input) => place === input || place.startsWith(`${input}/`)),
    );
    expect([...new Set(unseen)]).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what the journeys run in has nothing of a real project that stands in .env', () => {
  const given = testedSettings();
  expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(noSettings())));
  expect(given).toMatchObject({
    VITE_USE_EMULATORS: 'true',
    VITE_FIREBASE_PROJECT_ID: 'demo-geumnaru',
    VITE_BUSINESS_NAME: '',
  });
});

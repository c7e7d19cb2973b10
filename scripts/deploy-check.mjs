#!/usr/bin/env node
// npm run deploy:check: whether what is here may be published, against an empty demo project on an emulator of its
// own. What needs a real project's .env is looked at where there is one. See docs/operating.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProblems } from './deploy/build-problems.mjs';
import { hostingProblems } from './deploy/hosting-problems.mjs';
import { regionProblems, regionsOf } from './deploy/region-problems.mjs';
import { rulesProblems } from './deploy/rules-problems.mjs';
import { settingsProblems } from './deploy/settings-problems.mjs';
import { buildFunctions } from './lib/builds.mjs';
import { deployConfigOf } from './lib/deploy-config.mjs';
import { DEMO_PROJECT, settings, usesEmulators } from './lib/environment.mjs';
import { packageCommand, run } from './lib/processes.mjs';
import { projectRoot } from './lib/project.mjs';

const given = settings();
const isReal = !usesEmulators(given);
const projectId = given.VITE_FIREBASE_PROJECT_ID ?? '';
const textOf = (path) => readFile(join(projectRoot, path), 'utf8');

/** The queries of client and functions are held against firestore.indexes.json by their own tests. */
async function indexProblems() {
  const words = ['queries', 'functions-indexes'];
  const projects = ['--project', 'unit*'];
  const vitest = packageCommand('vitest/vitest.mjs', ['run', ...projects, '--reporter', 'dot', ...words]);
  try {
    await run('deploy-check-indexes', ...vitest);
    return [];
  } catch (error) {
    return [`A query has no index, or is not known: ${error.message}`];
  }
}

async function placeProblems() {
  await buildFunctions();
  const config = JSON.parse(await textOf('firebase.json'));
  // As Google's own tools read it: a bucket's trigger asks which bucket.
  process.env.GCLOUD_PROJECT ??= DEMO_PROJECT;
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket: `${DEMO_PROJECT}.appspot.com` });
  const bundle = await import(pathToFileURL(join(projectRoot, 'functions/lib/index.js')).href);
  const page = /FUNCTIONS_REGION = '([^']+)'/.exec(await textOf('src/data/remote/config.ts'))?.[1] ?? '';
  return regionProblems({
    page,
    database: config.firestore.location ?? '',
    policy: JSON.stringify(config.hosting.headers),
    functions: regionsOf(bundle),
  });
}

async function headerProblems() {
  const config = await textOf('firebase.json');
  const hasAppCheck = (given.VITE_APP_CHECK_KEY ?? '') !== '';
  return hostingProblems(JSON.parse(isReal ? deployConfigOf(config, { projectId, hasAppCheck }) : config));
}

/** Without a real project the build is for emulators: it has to be refused. */
function publishingProblems() {
  const folder = join(projectRoot, 'dist');
  if (isReal) return buildProblems({ folder, project: projectId });
  const refused = buildProblems({ folder, project: 'any-real-project' });
  return refused.length > 0 ? [] : ['A build without .env would be published.'];
}

/** @type {readonly (readonly [string, () => readonly string[] | Promise<readonly string[]>])[]} */
const CHECKS = [
  ['.env is whole', () => (isReal ? settingsProblems(given) : [])],
  ['indexes for every query of client and functions', indexProblems],
  ['rules compile, and shut an empty project', rulesProblems],
  ['functions, page and database are in one place', placeProblems],
  ['hosting headers', headerProblems],
  ['a wrong build is refused', publishingProblems],
];

/** A check that cannot even be made is a problem, and the others are still made. */
async function problemsOf(check) {
  try {
    return await check();
  } catch (error) {
    return [error.message];
  }
}

let found = 0;
for (const [name, check] of CHECKS) {
  const problems = await problemsOf(check);
  found += problems.length;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
if (!isReal) console.log('\nNo real project in .env: its settings, and a build for it, were not looked at.');
process.exit(found === 0 ? 0 : 1);

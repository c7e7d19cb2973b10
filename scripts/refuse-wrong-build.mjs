#!/usr/bin/env node
// Before every deployment, by firebase.json: a build for emulators, or for another project, is never published.
import { join } from 'node:path';
import { buildProblems } from './deploy/build-problems.mjs';
import { projectRoot } from './lib/project.mjs';

const problems = buildProblems({
  folder: join(projectRoot, 'dist'),
  project: process.env.GCLOUD_PROJECT ?? '',
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

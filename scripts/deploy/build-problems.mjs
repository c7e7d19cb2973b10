import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why a build may not be published for a project, as sentences. Whatever `.env` says by now: what the build
 * has in it counts.
 * @param {object} deployment
 * @param {string} deployment.folder the built app
 * @param {string} deployment.project where it goes
 */
export function buildProblems({ folder, project }) {
  if (project === '') return ['It is not said which project is meant.'];
  if (project.startsWith('demo-')) return [`${project} is a demo project: nothing is published for it.`];
  if (!existsSync(join(folder, 'index.html'))) return ['There is no build: npm run build.'];
  const scripts = scriptsOf(folder);
  return [
    ...(says(scripts, 'VITE_USE_EMULATORS', 'true')
      ? ['This build talks to local emulators. Fill in .env and build again.']
      : []),
    ...(says(scripts, 'VITE_FIREBASE_PROJECT_ID', project) ? [] : [`This build is not one for ${project}.`]),
  ];
}

/** A build carries its settings as they were, whichever quotes they stand in. */
const says = (scripts, name, value) =>
  ['`', '"', "'"].some((quote) =>
    scripts.some((text) => text.replaceAll(': ', ':').includes(`${name}:${quote}${value}${quote}`)),
  );

const scriptsOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

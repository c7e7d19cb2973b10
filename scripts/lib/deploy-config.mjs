import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PROJECT } from './environment.mjs';
import { projectRoot } from './project.mjs';

/** What a deployment reads; made by the build, so it is in no repository. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

/** What reCAPTCHA v3 runs and shows, and where its word is changed into a proof. */
const APP_CHECK = {
  "script-src 'self'": 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  "frame-src 'none'": 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  "connect-src 'self'": 'https://content-firebaseappcheck.googleapis.com',
};

/**
 * firebase.json with the page's policy opened to the functions of one project, and to those of no other; to
 * Google's script only where App Check is on.
 * @param {string} config
 * @param {{ projectId: string, hasAppCheck?: boolean }} project
 */
export function deployConfigOf(config, { projectId, hasAppCheck = false }) {
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(projectId)) throw new Error(`${projectId} is no Firebase project id.`);
  const own = config.replaceAll(`-${DEMO_PROJECT}.cloudfunctions.net`, `-${projectId}.cloudfunctions.net`);
  return hasAppCheck ? openedToAppCheck(own) : own;
}

/** @param {string} config */
function openedToAppCheck(config) {
  let opened = config;
  for (const [directive, sources] of Object.entries(APP_CHECK)) {
    if (!opened.includes(directive)) throw new Error(`firebase.json has no "${directive}".`);
    // A list that said "none" says the sources alone.
    opened = opened.replace(directive, `${directive.replace(" 'none'", '')} ${sources}`);
  }
  return opened;
}

export async function writeDeployConfig(given) {
  const config = await readFile(join(projectRoot, 'firebase.json'), 'utf8');
  const project = {
    projectId: given.VITE_FIREBASE_PROJECT_ID ?? '',
    hasAppCheck: (given.VITE_APP_CHECK_KEY ?? '') !== '',
  };
  await writeFile(join(projectRoot, DEPLOY_CONFIG), deployConfigOf(config, project));
}

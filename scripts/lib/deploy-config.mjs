import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PROJECT } from './environment.mjs';
import { projectRoot } from './project.mjs';

/** What a deployment reads; made by the build, so it is in no repository. */
export const DEPLOY_CONFIG = 'firebase.deploy.json';

/** firebase.json with the page's policy opened to the functions of one project, and to those of no other. */
export function deployConfigOf(config, projectId) {
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(projectId)) throw new Error(`${projectId} is no Firebase project id.`);
  return config.replaceAll(`-${DEMO_PROJECT}.cloudfunctions.net`, `-${projectId}.cloudfunctions.net`);
}

export async function writeDeployConfig(projectId) {
  const config = await readFile(join(projectRoot, 'firebase.json'), 'utf8');
  await writeFile(join(projectRoot, DEPLOY_CONFIG), deployConfigOf(config, projectId));
}

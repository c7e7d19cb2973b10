/** Which Firebase a command of the desk speaks to. */
import { parseArgs } from 'node:util';
import { DEMO_PROJECT, serverEnvironment } from '../lib/environment.mjs';
import { daytimePorts } from '../lib/ports.mjs';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];

/**
 * `--project <id>` is a real project, reached with the credentials of whoever runs the command; without it
 * the emulators are meant: those that the environment names, else those of `npm start`.
 * @param {readonly string[]} args the command's words
 * @param {NodeJS.ProcessEnv} environment changed so that the admin SDK goes there
 * @returns {{ projectId: string, where: string, words: readonly string[] }}
 */
export function aim(args, environment) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { project: { type: 'string' } },
    allowPositionals: true,
  });
  const named = EMULATORS.filter((name) => (environment[name] ?? '') !== '');
  if (values.project !== undefined && !values.project.startsWith('demo-')) {
    if (named.length > 0) throw new Error(`--project means a real project, but ${named.join(', ')} is set.`);
    return { projectId: values.project, where: `project ${values.project}`, words: positionals };
  }
  const emulators = serverEnvironment(daytimePorts(environment));
  if (named.length === 0) Object.assign(environment, emulators);
  environment.METADATA_SERVER_DETECTION ??= 'none';
  const projectId = values.project ?? (environment.GCLOUD_PROJECT || DEMO_PROJECT);
  return { projectId, where: `emulators, ${projectId}`, words: positionals };
}

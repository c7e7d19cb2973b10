import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PROJECT } from '../lib/environment.mjs';
import { ensureEmulators } from '../lib/ensure-emulators.mjs';
import { startEmulators } from '../lib/emulator-suite.mjs';
import { projectRoot } from '../lib/project.mjs';
import { RULES_OFFSET, shiftedPorts } from '../lib/ports.mjs';
import { QUIET_JAVA } from '../lib/test-stack.mjs';

/** What anybody may ask of an empty project, and what nobody may. */
const ASKED = [
  { path: 'stores?pageSize=10', wanted: 200 },
  { path: 'goldPrices?pageSize=10', wanted: 200 },
  { path: 'users?pageSize=1', wanted: 403 },
  { path: 'systemRuns?pageSize=1', wanted: 403 },
  { path: 'anythingElse?pageSize=1', wanted: 403 },
];

/** Gives the rules of the repository to an empty project on emulators of its own, and asks it a few things. */
export async function rulesProblems() {
  const ports = shiftedPorts(RULES_OFFSET);
  const { folder } = await ensureEmulators();
  const emulators = await startEmulators({
    name: 'deploy-check',
    ports,
    only: ['firestore', 'storage'],
    jarFolder: folder,
    env: QUIET_JAVA,
  });
  try {
    return [
      ...(await compileProblems(ports)),
      ...(await Promise.all(ASKED.map((asked) => answerProblems(ports, asked)))).flat(),
    ];
  } finally {
    await emulators.stop();
  }
}

async function compileProblems(ports) {
  const files = [
    [
      'firestore.rules',
      `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${DEMO_PROJECT}:securityRules`,
    ],
    ['storage.rules', `http://127.0.0.1:${ports.storage}/internal/setRules`],
  ];
  const answers = files.map(async ([name, address]) => {
    const content = await readFile(join(projectRoot, name), 'utf8');
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name, content }] } }),
    });
    return answer.ok ? [] : [`${name}: ${(await answer.text()).slice(0, 600)}`];
  });
  return (await Promise.all(answers)).flat();
}

async function answerProblems(ports, { path, wanted }) {
  const root = `http://127.0.0.1:${ports.firestore}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const { status } = await fetch(`${root}/${path}`);
  return status === wanted ? [] : [`${path.split('?')[0]} answers ${status} to a stranger, not ${wanted}.`];
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemChromium } from './ensure-browser.mjs';
import { isTaken } from './network-wait.mjs';
import { ownerOf, ownerWords } from './port-owner.mjs';
import { OTHER_OFFSET } from './ports.mjs';
import { projectRoot } from './project.mjs';

const LEAST_JAVA = 17;

/**
 * Rejects within a second with everything that is missing and how to get it, before anything is installed or
 * built. `ports` are named and must be free; `needs` may hold `java` and `browser`.
 * @param {{ ports?: Record<string, number>, needs?: readonly ('java' | 'browser')[] }} wanted
 */
export async function preflight({ ports = {}, needs = [] }) {
  const missing = [
    nodeProblem(process.versions.node, leastNode()),
    ...(needs.includes('java') ? [javaProblem(saidByJava())] : []),
    ...(needs.includes('browser') ? [browserProblem({ chromium: systemChromium(), isRoot: isRoot() })] : []),
    ...(await portProblems(ports)),
  ].filter((problem) => problem !== null);
  if (missing.length > 0) throw new Error(missing.map((problem) => `✗ ${problem}`).join('\n'));
}

export function nodeProblem(version, least) {
  const [major, minor] = numbers(version);
  const [leastMajor, leastMinor] = numbers(least);
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough
    ? null
    : `Node ${version} is too old: ${least} or later is needed. With nvm: nvm install, then nvm use; else https://nodejs.org.`;
}

/** What `java -version` says, or null where there is no java. Before 9 it called itself 1.8. */
export function javaProblem(said) {
  const howTo =
    'Install a JDK (Debian: apt-get install default-jdk-headless; macOS: brew install openjdk@17).';
  // macOS has a `java` that only says that there is none, and so have some managers of versions.
  const version = /version "([^"]+)"/.exec(said ?? '')?.[1];
  if (version === undefined) return `Java is missing: the emulators need ${LEAST_JAVA} or later. ${howTo}`;
  const [first = 0, second = 0] = numbers(version);
  const major = first === 1 ? second : first;
  return major >= LEAST_JAVA
    ? null
    : `Java ${major} is too old: the emulators need ${LEAST_JAVA} or later. ${howTo}`;
}

/** Where we may not install one, and Playwright has none of its own, the journeys have nothing to run in. */
export function browserProblem({ chromium, isRoot, ownOfPlaywright = playwrightHasChromium() }) {
  if (chromium !== undefined || isRoot || ownOfPlaywright) return null;
  return (
    'No Chromium, and no root to install one. As root: apt-get install chromium fonts-noto-cjk; ' +
    'without: npx playwright install chromium; or set CHROMIUM_PATH.'
  );
}

/** One sentence for each port that somebody holds, with who it is. */
export async function portProblems(ports) {
  const busy = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isTaken(port)) ? { name, port } : null)),
  );
  const taken = busy.filter((one) => one !== null);
  return taken.map(
    ({ name, port }) => `Port ${port} (${name}) is held by ${ownerWords(port)}. ${wayAround(port)}`,
  );
}

/** Two runs in one folder would build over each other, wherever their ports are. */
function wayAround(port) {
  const isOurs = ownerOf(port)?.script !== undefined;
  const where = isOurs ? 'run this in a clone of its own with' : 'move all ports:';
  return `Stop that, or ${where} GEUMNARU_PORT_OFFSET=${OTHER_OFFSET}.`;
}

const numbers = (version) => version.split(/[._+-]/).map((part) => Number.parseInt(part, 10) || 0);

const leastNode = () =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).engines.node.replace(/^\D+/, '');

function saidByJava() {
  const { error, stderr, stdout } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return error === undefined ? `${stderr}${stdout}` : null;
}

const isRoot = () => process.getuid?.() === 0;

/** Asked without its code, which may not be installed yet. */
function playwrightHasChromium() {
  const { status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { existsSync } from 'node:fs';
       import { chromium } from 'playwright-core';
       process.exit(existsSync(chromium.executablePath()) ? 0 : 1);`,
    ],
    { cwd: projectRoot, stdio: 'ignore' },
  );
  return status === 0;
}

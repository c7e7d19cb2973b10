import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { buildJars, gcloudFirestoreJar } from '../emulators/build-jars.mjs';
import { preflight } from './preflight.mjs';
import { packageCommand, run } from './processes.mjs';
import { projectRoot } from './project.mjs';

const PROBE_TIMEOUT_MS = 4_000;
const INFO = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';

/** @type {ReturnType<typeof ensure> | undefined} */
let ensured;

/**
 * Makes sure that firebase-tools finds its emulators: already there, else downloaded by firebase-tools, else
 * built from an installed Google Cloud CLI; once, however many ask. Returns the folder that holds the jars;
 * fails with what to install.
 */
export const ensureEmulators = () => (ensured ??= ensure());

async function ensure() {
  await preflight({ needs: ['java'] });
  const info = JSON.parse(readFileSync(join(projectRoot, INFO), 'utf8'));
  const jars = [info.firestore, info.storage];
  const holdsJars = (folder) =>
    jars.every((jar) => existsSync(join(folder, jar.downloadPathRelativeToCacheDir)));

  const shared = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators');
  if (holdsJars(shared)) return { folder: shared, hasDatabase: hasDatabase(shared, info) };

  const own = join(projectRoot, '.emulators');
  const gcloudJar = gcloudFirestoreJar();
  if (holdsJars(own) && pointsAtLivingJar(own)) return { folder: own, hasDatabase: hasDatabase(own, info) };

  if (await canDownload(info.firestore.remoteUrl)) {
    console.log('Downloading the Firestore and Storage emulators …');
    for (const emulator of ['firestore', 'storage']) {
      await run(
        `download-${emulator}`,
        ...packageCommand('firebase-tools/lib/bin/firebase.js', [`setup:emulators:${emulator}`]),
        { env: { FIREBASE_EMULATORS_PATH: shared } },
      );
    }
    return { folder: shared, hasDatabase: hasDatabase(shared, info) };
  }

  if (gcloudJar === undefined || !works('javac', ['-version'])) throw new Error(whatToInstall(gcloudJar));
  console.log('Building the emulators from the installed Google Cloud CLI …');
  mkdirSync(own, { recursive: true });
  buildJars({
    gcloudJar,
    folder: own,
    firestoreJarName: info.firestore.downloadPathRelativeToCacheDir,
    storageJarName: info.storage.downloadPathRelativeToCacheDir,
  });
  writeFileSync(join(own, 'built-from'), gcloudJar);
  return { folder: own, hasDatabase: false };
}

/** Our own jars only point at the CLI's: when that has moved, they must be built again. */
function pointsAtLivingJar(folder) {
  const note = join(folder, 'built-from');
  return existsSync(note) && existsSync(readFileSync(note, 'utf8'));
}

const hasDatabase = (folder, info) => existsSync(join(folder, info.database.downloadPathRelativeToCacheDir));

async function canDownload(url) {
  // Behind a proxy Node's own fetch says nothing about what firebase-tools can reach.
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return true;
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return answer.ok;
  } catch (error) {
    console.log(`The emulators cannot be downloaded from here (${error.cause?.code ?? error.name}).`);
    return false;
  }
}

function works(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const whatToInstall = (gcloudJar) =>
  [
    'The Firebase emulators are missing, and they can neither be downloaded nor built here. One of these helps:',
    '  - a network that reaches storage.googleapis.com (firebase-tools then downloads them), or',
    `  - ${gcloudJar === undefined ? 'the package google-cloud-cli-firestore-emulator and ' : ''}a JDK 17 or later with javac, or`,
    '  - FIREBASE_EMULATORS_PATH pointing at a folder that holds the jars.',
  ].join('\n');

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const runtimeSource = fileURLToPath(new URL('StorageRulesRuntime.java', import.meta.url));

/** The Firestore emulator inside an installed Google Cloud CLI, or undefined. `GCLOUD_FIRESTORE_JAR` wins. */
export function gcloudFirestoreJar(environment = process.env) {
  const named = environment.GCLOUD_FIRESTORE_JAR;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const gcloud = (environment.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  if (gcloud === undefined) return undefined;
  // The CLI's own root is the folder above the real bin/gcloud.
  const jar = join(
    dirname(realpathSync(gcloud)),
    '../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  );
  return existsSync(jar) ? jar : undefined;
}

/**
 * Makes the two jars that firebase-tools would download: the Firestore emulator as a manifest that points at
 * the CLI's jar, and the Storage rules runtime from our own source on the rules engine inside that jar. The
 * jars hold absolute paths: build again after moving either.
 */
export function buildJars({ gcloudJar, folder, firestoreJarName, storageJarName }) {
  const work = mkdtempSync(join(tmpdir(), 'geumnaru-jars-'));
  const classes = join(work, 'classes');
  const empty = join(work, 'empty');
  try {
    for (const needed of [folder, classes, empty]) mkdirSync(needed, { recursive: true });
    execFileSync(
      'javac',
      ['-proc:none', '-nowarn', '-Xlint:none', '-d', classes, '-cp', gcloudJar, runtimeSource],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const pack = (name, mainClass, content) => {
      const manifest = join(work, 'MANIFEST.MF');
      writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(gcloudJar).href}\n`);
      execFileSync('jar', [
        '--create',
        '--file',
        join(folder, name),
        '--manifest',
        manifest,
        '-C',
        content,
        '.',
      ]);
    };
    pack(firestoreJarName, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore', empty);
    pack(storageJarName, 'StorageRulesRuntime', classes);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

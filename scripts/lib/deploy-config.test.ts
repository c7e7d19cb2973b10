import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployConfigOf } from './deploy-config.mjs';
import { projectRoot } from './project.mjs';

/** As src/data/remote/config.ts and the functions have it. */
const FUNCTIONS_REGION = 'asia-northeast3';
const config = await readFile(join(projectRoot, 'firebase.json'), 'utf8');
const connectSrcOf = (json: string): readonly string[] =>
  /connect-src ([^;]+);/.exec(json)?.[1]?.split(' ') ?? [];

test('the page may call the functions of its own project and of no other', () => {
  const sources = connectSrcOf(deployConfigOf(config, { projectId: 'geumnaru-prod' }));
  expect(sources.filter((source) => source.includes('cloudfunctions'))).toEqual([
    `https://${FUNCTIONS_REGION}-geumnaru-prod.cloudfunctions.net`,
  ]);
  expect(sources.some((source) => source.includes('*'))).toBe(false);
});

test('what is in the repository opens the policy to no stranger either', () => {
  expect(connectSrcOf(config).some((source) => source.includes('*'))).toBe(false);
  expect(connectSrcOf(config)).toContain(`https://${FUNCTIONS_REGION}-demo-geumnaru.cloudfunctions.net`);
});

test.each(['', 'a', '*', 'geumnaru; script-src *', 'Geumnaru'])('"%s" is no project', (id) => {
  expect(() => deployConfigOf(config, { projectId: id })).toThrow('no Firebase project id');
});

/** The sources that one directive of the page's policy names. */
const sourcesOf = (json: string, directive: string): readonly string[] =>
  new RegExp(`[";] ?${directive} ([^;"]+)[;"]`).exec(json)?.[1]?.split(' ') ?? [];

test('Google’s script may run only where App Check is on, and nothing else comes with it', () => {
  const off = deployConfigOf(config, { projectId: 'geumnaru-prod' });
  const on = deployConfigOf(config, { projectId: 'geumnaru-prod', hasAppCheck: true });
  // The script of the page itself, by its hash.
  expect(sourcesOf(off, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(sourcesOf(off, 'frame-src')).toEqual(["'none'"]);
  expect(off).not.toContain('recaptcha');
  expect(off).not.toContain('appcheck');
  const added = (directive: string) =>
    sourcesOf(on, directive).filter((source) => !sourcesOf(off, directive).includes(source));
  expect(added('script-src')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(sourcesOf(on, 'frame-src')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
  expect(added('connect-src')).toEqual(['https://content-firebaseappcheck.googleapis.com']);
  expect(sourcesOf(on, 'frame-ancestors')).toEqual(["'none'"]);
  expect(() => JSON.parse(on)).not.toThrow();
});

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
  const sources = connectSrcOf(deployConfigOf(config, 'geumnaru-prod'));
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
  expect(() => deployConfigOf(config, id)).toThrow('no Firebase project id');
});

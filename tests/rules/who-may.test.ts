import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatLeavingWrites } from './leaving.ts';
import { SCENES } from './scenes.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  unverified,
  type Person,
  type World,
} from './world.ts';

/** Where the table stands; `WRITE_SECURITY_TABLE=1 npm test -- rules who-may` writes it anew. */
const DOCUMENT = 'docs/security.md';
const [BEGIN, END] = ['<!-- who may: begin -->', '<!-- who may: end -->'];

/** In the order in which they are tried: what is taken away is looked at before. */
const DEEDS = ['create', 'get', 'list', 'update', 'delete'] as const;

/** Who tries, with documents that are `owner`'s. */
const ROLES: Readonly<Record<string, (owner: string) => Person>> = {
  anonymous: () => anonymous,
  unverified: (owner) => unverified(owner),
  'another member': () => member(freshId('stranger')),
  owner: (owner) => member(owner),
  'owner who has left': (owner) => member(owner),
  admin: () => admin(freshId('admin')),
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function deedsOf(collection: string, role: string): Promise<string> {
  const owner = freshId('owner');
  const scene = await SCENES[collection]?.(world, owner);
  const person = ROLES[role]?.(owner);
  if (!scene || !person) throw new Error(`no scene of ${collection} for ${role}`);
  if (role === 'owner who has left') {
    await world.given(whatLeavingWrites(owner));
  }
  const database = world.as(person);
  const done: string[] = [];
  for (const deed of DEEDS) {
    const answer = await scene[deed](database).then(
      () => 'done',
      (error: unknown) => codeOf(error),
    );
    // Anything else would be a fault of the scene, and no answer.
    expect(['done', 'permission-denied']).toContain(answer);
    if (answer === 'done') done.push(deed);
  }
  return done.length === 0 ? '–' : done.join(', ');
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);

test('the table in docs/security.md says of every collection who may do what, as the rules have it', async () => {
  const roles = Object.keys(ROLES);
  const rows: string[] = [];
  for (const collection of Object.keys(SCENES)) {
    // Each with documents of its own.
    const cells = await Promise.all(roles.map((role) => deedsOf(collection, role)));
    rows.push(`| ${[`\`${collection}\``, ...cells].join(' | ')} |`);
  }
  const table = [
    `| Collection | ${roles.join(' | ')} |`,
    `|${' --- |'.repeat(roles.length + 1)}`,
    ...rows,
  ].join('\n');
  const document = await readFile(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = document.split(BEGIN);
  const [written = '', after = ''] = rest.split(END);
  const isToWrite = process.env['WRITE_SECURITY_TABLE'] === '1';
  if (isToWrite) await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
  expect(isToWrite ? table : plain(written)).toBe(isToWrite ? table : plain(table));
}, 600_000);

/** A formatter may widen a table. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll(/ *\| */g, '|')
    .replaceAll(/-{3,}/g, '---');

test('every collection that the rules name is in the table', async () => {
  const rules = await readFile('firestore.rules', 'utf8');
  // A match inside another begins deeper; all of them end in a document of their own.
  const named = [...rules.matchAll(/^ +match \/((?:\w+\/\{\w+\}\/)*\w+)\/\{\w+\} \{$/gm)]
    .map(([, path = '']) => path.replaceAll(/\/\{\w+\}/g, ''))
    .filter((path) => path !== 'databases');
  expect(named.length).toBeGreaterThan(20);
  const shown = Object.keys(SCENES).map((collection) => collection.split('/').at(-1));
  expect(named.filter((path) => !shown.includes(path.split('/').at(-1)))).toEqual([]);
});

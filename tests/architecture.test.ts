import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roomOf } from './support/architecture/floors.ts';
import { inspect } from './support/architecture/house.ts';
import type { Sources } from './support/architecture/import-edges.ts';

const aliases: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

/** Every source file of the product, whatever it is written in or by; tests may look into any room. */
function houseSources(): Sources {
  const files = ['src', 'sw', 'functions/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const own = files.filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  return new Map(own.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe('the house as it stands', () => {
  const sources = houseSources();
  const { violations, edges } = inspect(sources, aliases);

  test('imports go down the floors table only', () => {
    expect(violations).toEqual([]);
  });

  test('every import of ours leads to a file', () => {
    expect(edges.filter(([, to]) => !existsSync(to)).map(([from, to]) => `${from} → ${to}`)).toEqual([]);
  });

  test('every source file stands on a floor', () => {
    expect([...sources.keys()].filter((path) => roomOf(path) === undefined)).toEqual([]);
  });

  test('what features reach through a door is there', () => {
    const [part, door] = ['src/ui/feedback/error-state.tsx', 'src/ui/feedback/live-state.tsx'];
    expect(edges).toContainEqual([door, part]);
    expect(edges.filter(([from, to]) => to === door && from.startsWith('src/features/'))).not.toEqual([]);
  });

  test('the inspection saw the edges it judges', () => {
    expect(edges.length).toBeGreaterThan(sources.size / 2);
    const floorsWithImports = new Set(edges.map(([from]) => roomOf(from)));
    for (const floor of [
      'src/data/local',
      'src/data/remote',
      'src/sync',
      'src/session',
      'src/services/push',
      'src/app',
      'sw',
      'functions/src',
    ]) {
      expect(floorsWithImports, `nothing seen of ${floor}`).toContain(floor);
    }
  });
});

test('the widths at which a screen changes grow with the letters (decision 019)', () => {
  const inPixels = /\((?:min-|max-)?width\b[^)]*\dpx/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const asking = files.filter((name) => /\.(?:css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const widths = asking.map((name) => [name, readFileSync(`src/${name}`, 'utf8')] as const);
  expect(widths.filter(([, text]) => inPixels.test(text)).map(([name]) => name)).toEqual([]);
  expect(widths.filter(([, text]) => /\(width [<>]=? [\d.]+em\)/.test(text)).length).toBeGreaterThan(0);
});

test('transactions and live queries are followed through await, in every database (decision 052)', () => {
  const sources = [...houseSources()];
  const databases = sources.filter(([, text]) => /\bextends Dexie\b/.test(text));
  expect(databases.length).toBeGreaterThan(0);
  const plain = databases.filter(([, text]) => !text.includes('withAsyncScopes(this);'));
  expect(plain.map(([path]) => path)).toEqual([]);
  const observing = sources.filter(([, text]) => /import [^;]*\bliveQuery\b[^;]* from 'dexie'/.test(text));
  expect(observing.map(([path]) => path)).toEqual(['src/data/local/observe.ts']);
});

test('every class that a test looks for stands in a style of ours, under the name that a build gives it', () => {
  const read = (folder: string, ending: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('node_modules'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const styles = read('src', /\.module\.css$/).join('\n');
  const looking = ['tests', 'scripts', 'bench'].flatMap((folder) => read(folder, /\.m?[jt]s$/));
  const looked = looking.flatMap((text) =>
    [...text.matchAll(/class\*="([^"]+)"/g)].map(([, name = '']) => name),
  );
  // `name_hash4`, as vite.config.ts has it.
  expect(looked.filter((name) => !/^[a-zA-Z]+_$/.test(name))).toEqual([]);
  expect(looked.filter((name) => !styles.includes(`.${name.slice(0, -1)} {`))).toEqual([]);
  expect(looked.length).toBeGreaterThan(0);
});

describe('an import where it may not go is seen', () => {
  const broken = (path: string, text: string): readonly string[] =>
    inspect(new Map([[path, text]]), aliases).violations;

  test.each([
    ['domain from data', 'src/domain/fee.ts', `import { db } from '#data/local/database.ts';`],
    ['the page from the domain', 'src/domain/fee.ts', `import type { App } from '#app/main.tsx';`],
    [
      'one feature from another',
      'src/features/chat/room.tsx',
      `import { Card } from '#features/trade/card.tsx';`,
    ],
    ['data from a feature', 'src/features/chat/room.tsx', `import { put } from '#data/local/outbox.ts';`],
    [
      'the remote from a screen, lazily',
      'src/features/chat/room.tsx',
      `const lazy = () => import('#data/remote/auth.ts');`,
    ],
    ['a type by import()', 'src/ui/button.tsx', `type Gold = import('#domain/units.ts').Won;`],
    ['a feature from a field', 'src/fields/won-field.tsx', `import { a } from '#features/chat/a.ts';`],
    ['a re-export', 'src/ui/button.tsx', `export { won } from '#domain/units.ts';\nexport const a = 1;`],
    ['firebase outside remote', 'src/sync/drain.ts', `import { doc } from 'firebase/firestore/lite';`],
    ['firebase as a type', 'src/sync/drain.ts', `import type { User } from 'firebase/auth';`],
    ['dexie outside local', 'src/sync/drain.ts', `import { Dexie } from 'dexie';`],
    ['a relative path across floors', 'src/sync/drain.ts', `import { won } from '../domain/units.ts';`],
    ['an alias inside a floor', 'src/domain/fee.ts', `import { won } from '#domain/units.ts';`],
    ['the session from the worker', 'sw/push.ts', `import { useUser } from '#session/use-user.ts';`],
    [
      'the session from what stands below it',
      'src/device/quiet.ts',
      `import { useUser } from '#session/use-user.ts';`,
    ],
    [
      'a service from the session',
      'src/session/sync.ts',
      `const a = () => import('#services/photo/left.ts');`,
    ],
    ['one service from another', 'src/services/push/a.ts', `import { b } from '#services/desk/b.ts';`],
    [
      'the services from the account',
      'src/services/account/a.ts',
      `import { b } from '#services/push/b.ts';`,
    ],
    ['a field past its declaration', 'functions/src/deals/told.ts', `const at = order.get('updatedAt');`],
    [
      'a question past a declaration',
      'functions/src/deals/told.ts',
      `const found = orders.where('buyerId', '==', uid);`,
    ],
    ['data from the server', 'functions/src/chat.ts', `import { db } from '#data/local/database.ts';`],
    [
      'a worker by its address',
      'src/ui/field.tsx',
      `new Worker(new URL('../domain/fee.ts', import.meta.url));`,
    ],
    ['a file in plain JavaScript', 'src/domain/fee.js', `import { db } from '#data/local/database.ts';`],
    ['all files of a folder', 'src/domain/fee.ts', `import.meta.glob('../data/**/*.ts');`],
    [
      'a module whose name is put together',
      'src/domain/fee.ts',
      'const a = (n: string) => import(`../${n}.ts`);',
    ],
    ['a module by require', 'src/domain/fee.ts', `const a = require('../data/local/database.ts');`],
    [
      'one of the states of what is live, by hand',
      'src/features/chat/room.tsx',
      `import { OfflineState } from '#ui/feedback/offline-state.tsx';`,
    ],
    ['a test', 'src/domain/fee.ts', `import { fee } from './fee-cases.test.ts';`],
    ['the support of tests', 'src/domain/fee.ts', `import { seed } from '#tests/support/seeded-random.ts';`],
    [
      'a query of the SDK outside the builder',
      'src/data/remote/rooms.ts',
      `import { query, where as which } from 'firebase/firestore';`,
    ],
    ['all of the SDK', 'src/data/remote/rooms.ts', `import * as sdk from 'firebase/firestore/lite';`],
    [
      'a query of a request outside the builder',
      'src/data/remote/rest/rooms.ts',
      `const body = { structuredQuery: { from: [] } };`,
    ],
    [
      'a write to a table outside its store',
      'src/sync/commands/say.ts',
      `export const say = (db: Db, message: Message) => db.messages.put(message);`,
    ],
    [
      'a write behind a query',
      'src/sync/catalogue/forget.ts',
      `await deps.catalogue.posts.where('id').equals(1).delete();`,
    ],
    ['a table without its database', 'src/services/chat/say.ts', `const { messages } = context.db;`],
    [
      'a write among the queries',
      'src/data/local/queries/rooms.ts',
      `export const forget = (db: Db) => db.chats.delete('a');`,
    ],
    ['a write of the worker', 'sw/push.ts', `await db.meta.update('a', { value: 1 });`],
    ['a barrel', 'src/domain/index.ts', `export { won } from './units.ts';\nexport * from './ids.ts';`],
    ['a long route', 'src/routes/trade.tsx', 'const a = 1;\n'.repeat(41)],
  ])('%s', (_what, path, text) => {
    expect(broken(path, text)).not.toEqual([]);
  });

  test.each([
    [
      'src/features/chat/room.tsx',
      `import { Button } from '#ui/button.tsx';\nimport { a } from './parts/a.ts';`,
    ],
    ['src/features/chat/room.tsx', `import { LiveState } from '#ui/feedback/live-state.tsx';`],
    ['src/app/boundary.tsx', `import { ErrorState } from '#ui/feedback/error-state.tsx';`],
    ['src/features/chat/room.tsx', `import { rooms } from '#data/local/queries/rooms.ts';`],
    ['src/services/push/a.ts', `import { ensureProfile } from '#services/account/profile-creation.ts';`],
    ['src/features/chat/room.tsx', `import { lookUpRoom } from '#services/chat/room-lookup.ts';`],
    ['src/features/chat/room.tsx', `import { WonField } from '#fields/won-field.tsx';`],
    ['src/fields/won-field.tsx', `import { MoneyField } from '#ui/field/money-field.tsx';`],
    ['src/data/local/message-store.ts', `await db.messages.put(message);`],
    ['src/sync/commands/say.ts', `await db.transaction('rw', db.messages, () => listeners.delete(one));`],
    ['src/data/remote/rooms.ts', `import { doc, getDoc } from 'firebase/firestore/lite';`],
    ['src/data/remote/auth.ts', `import { getIdToken } from 'firebase/auth';`],
    ['src/routes/chat.tsx', `import { Room } from '#features/chat/room.tsx';`],
    ['functions/src/index.ts', `export { onMessage } from './chat.ts';`],
    [
      'functions/src/deals/told.ts',
      `const at = storedField(orderDocument, await transaction.get(order), 'updatedAt');`,
    ],
  ])('what is allowed passes: %s', (path, text) => {
    expect(broken(path, text)).toEqual([]);
  });
});

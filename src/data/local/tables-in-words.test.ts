import { readFileSync } from 'node:fs';
import type Dexie from 'dexie';
import { expect, test } from 'vitest';
import { userId } from '#tests/support/domain-fixtures.ts';
import { CatalogueDatabase } from './catalogue-database.ts';
import { OwnGoldDatabase } from './own-gold-database.ts';
import { UserDatabase } from './user-database.ts';

const WORDS = readFileSync('ARCHITECTURE.md', 'utf8');

test.each<readonly [string, Dexie]>([
  ['geumnaru-catalogue', new CatalogueDatabase()],
  ['geumnaru-<uid>', new UserDatabase(userId('anybody'))],
  ['geumnaru-own-gold', new OwnGoldDatabase()],
])('ARCHITECTURE.md names the tables of %s', (name, database) => {
  const [, list = ''] = new RegExp(`- \`${name}\` \\([^)]*\\): ([\\w\\s(),-]+)\\.`).exec(WORDS) ?? [];
  const named = list.replaceAll(/\([^)]*\)/g, '').split(',');
  expect(named.map((table) => table.trim()).toSorted()).toEqual(
    database.tables.map((table) => table.name).toSorted(),
  );
});

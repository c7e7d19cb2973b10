import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/lib/project.mjs';
import { noticesOf, packageFolderOf, runtimePackages } from './third-party-notices.ts';

const notices = noticesOf(runtimePackages(projectRoot));

test('a module is known by the package it lies in, and our own by none', () => {
  expect(packageFolderOf('/app/node_modules/@base-ui/react/esm/a.js')).toBe(
    '/app/node_modules/@base-ui/react',
  );
  expect(packageFolderOf('/app/node_modules/a/node_modules/b/c.js?commonjs')).toBe(
    '/app/node_modules/a/node_modules/b',
  );
  expect(packageFolderOf('/app/src/app/main.tsx')).toBeNull();
});

test('everything that the app is made with is named with its licence, and most with its words', () => {
  for (const name of [
    'react',
    'dexie',
    'firebase',
    'workbox-precaching',
    'valibot',
    '@tanstack/react-router',
  ]) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
  }
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).not.toContain('Licence: as below\n\n(');
});

test('a package that many modules come from is named once', () => {
  const [react = ''] = runtimePackages(projectRoot).filter((folder) => folder.endsWith('/react'));
  expect(noticesOf([react, react, '/nowhere'])).toBe(noticesOf([react]));
});

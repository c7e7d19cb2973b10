import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/lib/project.mjs';
import { HINTS, lessOfReact } from './less-react.ts';

const codeOf = (file: string) => readFileSync(join(projectRoot, 'node_modules/react-dom/cjs', file), 'utf8');

test('of react-dom the hints are left out, and nothing else', () => {
  const code = codeOf('react-dom.production.js');
  const namesIn = (text: string) => [...text.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  const left = namesIn(lessOfReact(code, 'react-dom.production.js'));
  expect(left).toEqual(namesIn(code).filter((name) => !HINTS.some((hint) => hint === name)));
  expect(left).toContain('createPortal');
});

test('of its client what a Fragment can be asked, and what the hints are made of', () => {
  const code = codeOf('react-dom-client.production.js');
  const less = lessOfReact(code, 'react-dom-client.production.js');
  expect(less).not.toContain('FragmentInstance.prototype');
  expect(less).toContain('function FragmentInstance(fragmentFiber) {');
  expect(less).toMatch(
    /ReactDOMSharedInternals\.d = \{\s+f: flushSyncWork,\s+r: requestFormReset \};\nfunction /,
  );
  // Each of the twelve ends where it ended, and not with the next statement.
  const statementsOf = (text: string) => text.match(/^(?:function \w+\(|var |exports\.)/gm)?.length;
  expect(statementsOf(less)).toBe(statementsOf(code));
});

test('a file that is not what it was fails the build', () => {
  expect(() => lessOfReact('', 'react-dom.production.js')).toThrow('0 times');
  expect(() => lessOfReact('', 'react-dom-client.production.js')).toThrow('0 times');
  expect(lessOfReact('as it is', 'react.production.js')).toBe('as it is');
});

test('no Fragment of ours is given a ref: what it would be asked is not there', () => {
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [name, readFileSync(join(projectRoot, 'src', name), 'utf8')] as const);
  const asking = /<(?:React\.)?Fragment\b[^>]*\sref=|\bFragmentInstance\b/;
  expect(sources.filter(([, text]) => asking.test(text)).map(([name]) => name)).toEqual([]);
  expect(sources.length).toBeGreaterThan(300);
  expect('<Fragment key={id} ref={held}>').toMatch(asking);
});

import { expect, test } from 'vitest';
import { plainIcon } from './plain-icons.ts';

const plus = {
  name: 'plus',
  size: 24,
  node: [
    ['path', { d: 'M5 12h14', key: '1ays0h' }],
    ['path', { d: 'M12 5v14', key: 's699le' }],
  ],
};
const moduleOf = (icon: unknown) => ({ ['__iconData']: icon });

test('an icon is its strokes, without their keys', () => {
  expect(plainIcon('/house', 'plus.mjs', moduleOf(plus))).toBe(
    [
      'import { strokeIcon } from "/house/src/ui/display/stroke-icon.tsx";',
      'export default /* @__PURE__ */ strokeIcon([["path",{"d":"M5 12h14"}],["path",{"d":"M12 5v14"}]]);',
    ].join('\n'),
  );
});

test.each([
  ['is drawn on another square', { ...plus, size: 32 }],
  ['has shapes within shapes', { ...plus, node: [['g', {}, [['path', {}]]]] }],
  ['has moved', undefined],
])('a build fails of an icon that %s', (_, icon) => {
  expect(() => plainIcon('/house', 'plus.mjs', moduleOf(icon))).toThrow('plus.mjs is no icon of strokes');
});

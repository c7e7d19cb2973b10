import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyPolicy } from '#i18n/ko/terms/privacy-policy.ts';

const ROOT = new URL('../../', import.meta.url);

/** The table's rows, each by its cells: law, what it wants, screens, tests. */
const rows = readFileSync(new URL('docs/law.md', ROOT), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Law'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const named = (cell: string | undefined): readonly string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** As the addresses stand in the router: a folder of its own for each part, what begins with _ left out. */
const addresses = readdirSync(new URL('src/routes/', ROOT), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `/${file.replace(/\.tsx$/, '')}`)
  .map(
    (path) =>
      path
        .replaceAll(/\/_[^/]+/g, '')
        .replaceAll('.', '/')
        .replace(/\/index$/, '') || '/',
  );

test('every row names its law, a screen that there is, and a test that there is', () => {
  expect(rows.length).toBeGreaterThan(8);
  const wrong = rows.flatMap(([law = '', , screens, tests]) => [
    ...(/법.*§/.test(law) ? [] : [`${law}: no article`]),
    ...(named(screens).length === 0 ? [`${law}: no screen`] : []),
    ...(named(tests).length === 0 ? [`${law}: no test`] : []),
    ...named(screens).flatMap((screen) => (addresses.includes(screen) ? [] : [`${law}: ${screen}`])),
    ...named(tests).flatMap((file) => (existsSync(new URL(file, ROOT)) ? [] : [`${law}: ${file}`])),
  ]);
  expect(wrong).toEqual([]);
});

test('the privacy policy says who is responsible, what others see, and how data are destroyed', () => {
  const operator = {
    name: '금나루',
    representative: '김대표',
    registrationNumber: '',
    mailOrderNumber: '',
    address: '서울',
    phone: '1588-0000',
    email: 'help@example.com',
  };
  const { articles } = privacyPolicy(operator);
  const words = JSON.stringify(articles);
  expect(articles.map(({ title }) => title)).toContain('6. 파기 절차와 방법');
  for (const wanted of ['김대표', '1588-0000', '되살릴 수 없는 방법', '약속 불참', '만 14세 미만']) {
    expect(words).toContain(wanted);
  }
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deployConfigOf } from '../lib/deploy-config.mjs';
import { projectRoot } from '../lib/project.mjs';
import { buildProblems } from './build-problems.mjs';
import { hostingProblems } from './hosting-problems.mjs';
import { regionProblems, regionsOf } from './region-problems.mjs';
import { settingsProblems } from './settings-problems.mjs';

const WHOLE: Readonly<Record<string, string>> = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'geumnaru-prod',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_STORAGE_BUCKET: 'geumnaru-prod.firebasestorage.app',
  VITE_PUSH_PUBLIC_KEY_PRODUCTION: 'B',
  VITE_BUSINESS_NAME: '금나루',
  VITE_BUSINESS_REPRESENTATIVE: '대표',
  VITE_BUSINESS_REGISTRATION: '1',
  VITE_BUSINESS_MAIL_ORDER: '1',
  VITE_BUSINESS_ADDRESS: '서울',
  VITE_BUSINESS_PHONE: '1',
  VITE_BUSINESS_EMAIL: 'a@example.com',
};

describe('the settings of a project that people use', () => {
  test('that are whole have no problem', () => {
    expect(settingsProblems(WHOLE)).toEqual([]);
  });

  test.each(Object.keys(WHOLE))('%s may not be empty', (name) => {
    expect(settingsProblems({ ...WHOLE, [name]: '' })).toContain(`${name} is empty.`);
  });

  test.each([
    [{ VITE_USE_EMULATORS: 'true' }, 'VITE_USE_EMULATORS'],
    [{ VITE_FIREBASE_PROJECT_ID: 'demo-x' }, 'demo project'],
    [{ VITE_FIREBASE_STORAGE_BUCKET: 'other.appspot.com' }, 'no other'],
    [{ ENFORCE_APP_CHECK: 'true' }, 'every call would be refused'],
    [{ OWN_PROXIES: 'one' }, 'OWN_PROXIES'],
    [{ GOLD_PRICE_URL: 'http://example.com' }, 'https'],
    [{ GOLD_PRICE_MAX_JUMP_PERCENT: 'ten' }, 'percentage'],
  ])('%o is told of', (changed, word) => {
    expect(settingsProblems({ ...WHOLE, ...changed }).join()).toContain(word);
  });
});

describe('what Hosting answers with', () => {
  const text = readFileSync(join(projectRoot, 'firebase.json'), 'utf8');

  test('is right in the repository, and in what the build makes of it', () => {
    expect(hostingProblems(JSON.parse(text))).toEqual([]);
    const made = deployConfigOf(text, { projectId: 'geumnaru-prod', hasAppCheck: true });
    expect(hostingProblems(JSON.parse(made))).toEqual([]);
  });

  test('are the files of the build, not what was compressed beside them: Hosting compresses by itself', () => {
    expect(JSON.parse(text).hosting.ignore).toEqual(
      expect.arrayContaining(['**/*.br', '**/*.gz', '**/.vite/**']),
    );
  });

  test.each([
    ['no-cache', 'max-age=60', 'Cache-Control'],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'unsafe-inline'],
    ['immutable', 'private', '/assets/**'],
    ['DENY', 'ALLOW', 'X-Frame-Options'],
    ['node scripts/refuse-wrong-build.mjs', 'true', 'predeploy'],
    ['/index.html', '/404.html', 'No address'],
  ])('with %s changed to %s is told of', (from, to, word) => {
    expect(hostingProblems(JSON.parse(text.replaceAll(from, to))).join()).toContain(word);
  });
});

describe('the place of things', () => {
  const said = {
    page: 'asia-northeast3',
    database: 'asia-northeast3',
    policy: "connect-src 'self' https://asia-northeast3-x.cloudfunctions.net",
    functions: { a: ['asia-northeast3'] },
  };

  test('is one', () => {
    expect(regionProblems(said)).toEqual([]);
  });

  test.each([
    [{ functions: {} }, 'not one function'],
    [{ functions: { a: ['us-central1'] } }, 'a runs in us-central1'],
    [{ functions: { a: [] } }, 'no region'],
    [{ database: 'nam5' }, 'nam5'],
    [{ policy: "connect-src 'self'" }, 'policy'],
  ])('%o is told of', (changed, word) => {
    expect(regionProblems({ ...said, ...changed }).join()).toContain(word);
  });

  test('is read of what a bundle exports', () => {
    const made = Object.assign(() => null, Object.fromEntries([['__endpoint', { region: ['r'] }]]));
    expect(regionsOf({ made, other: 1, plain: () => null })).toEqual({ made: ['r'] });
  });
});

/** Every build names the demo project, as what is meant where none is said. */
const FALLBACK = 'let i=e.VITE_FIREBASE_PROJECT_ID||`demo-geumnaru`;';

describe('a build', () => {
  let folder: string;
  const built = (script: string) => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<html>');
    writeFileSync(join(folder, 'assets/index.js'), script);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('of a project is published for that project alone', () => {
    built(`${FALLBACK}t({VITE_FIREBASE_PROJECT_ID:\`geumnaru-prod\`,VITE_USE_EMULATORS:"false"})`);
    expect(buildProblems({ folder, project: 'geumnaru-prod' })).toEqual([]);
    expect(buildProblems({ folder, project: 'geumnaru' }).join()).toContain('not one for');
    expect(buildProblems({ folder, project: 'geumnaru-staging' }).join()).toContain('not one for');
  });

  test('for emulators is published nowhere', () => {
    built(`${FALLBACK}t({VITE_FIREBASE_PROJECT_ID:\`demo-geumnaru\`,VITE_USE_EMULATORS:\`true\`})`);
    expect(buildProblems({ folder, project: 'geumnaru-prod' }).join()).toContain('emulators');
    expect(buildProblems({ folder, project: 'demo-geumnaru' }).join()).toContain('demo project');
    expect(buildProblems({ folder, project: '' }).join()).toContain('which project');
  });

  test('that is not there is told of', () => {
    expect(buildProblems({ folder, project: 'geumnaru-prod' }).join()).toContain('npm run build');
  });
});

import { describe, expect, test } from 'vitest';
import { aim } from './aim.mjs';

describe('a command of the desk', () => {
  test('means the emulators of npm start where nothing is named', () => {
    const environment: NodeJS.ProcessEnv = {};
    expect(aim(['grant', 'desk@example.com'], environment)).toEqual({
      projectId: 'demo-geumnaru',
      where: 'emulators, demo-geumnaru',
      words: ['grant', 'desk@example.com'],
    });
    expect(environment['FIRESTORE_EMULATOR_HOST']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(environment['FIREBASE_AUTH_EMULATOR_HOST']).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  test('means the emulators that are named, as they are', () => {
    const named = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };
    const environment: NodeJS.ProcessEnv = { ...named, GCLOUD_PROJECT: 'demo-other' };
    expect(aim(['list'], environment)).toMatchObject({ projectId: 'demo-other' });
    expect(environment).toMatchObject(named);
  });

  test('means a real project only where one is named, and no emulator is', () => {
    const environment: NodeJS.ProcessEnv = {};
    expect(aim(['list', '--project', 'geumnaru-prod'], environment)).toEqual({
      projectId: 'geumnaru-prod',
      where: 'project geumnaru-prod',
      words: ['list'],
    });
    expect(environment).toEqual({});
    expect(() =>
      aim(['list', '--project', 'geumnaru-prod'], { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }),
    ).toThrow('real project');
  });
});

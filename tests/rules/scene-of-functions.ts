import type { Scene } from './scene.ts';
import { timeOf, type World } from './world.ts';

/** A document that functions write, and what its owner would do with it if they were let. */
export async function ofFunctions(world: World, path: string): Promise<Scene> {
  const parent = path.split('/').slice(0, -1).join('/');
  const whole = { name: '반지', createdAt: timeOf('2026-01-02T03:04:05Z') };
  await world.given({ [path]: whole });
  return {
    get: (database) => database.doc(path).get(),
    list: (database) => database.collection(parent).limit(10).get(),
    create: (database) => database.doc(`${path}-new`).set(whole),
    update: (database) => database.doc(path).update({ name: '팔찌' }),
    delete: (database) => database.doc(path).delete(),
  };
}

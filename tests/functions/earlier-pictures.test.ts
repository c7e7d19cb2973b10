import { afterAll, expect, test } from 'vitest';
import { collectUnshown } from '../../functions/src/pictures/collect-pictures.ts';
import { bucket, closeBackend, database, freshId, given, withoutFunctions } from './backend.ts';
import { runCommand } from './commands.ts';
import { PICTURE } from './picture.ts';

afterAll(closeBackend);

/** A few bytes that unpack to thousands of millions of pixels. */
const HUGE = Buffer.concat([Buffer.from('474946383961ffffffff0000002c00000000ffffffff00', 'hex')]);
const later = () => new Date(Date.now() + 31 * 24 * 3_600_000);

test('pictures from before are looked at as new ones are, once', async () => {
  const [uid, id] = [freshId('uid'), freshId('ring')];
  const paths = ['shown', 'unshown', 'huge', 'none'].map((name) => `productImages/${uid}/${id}-${name}`);
  const [shown = '', unshown = '', huge = '', none = ''] = paths;
  const store = (path: string, bytes: Buffer): Promise<void> =>
    bucket().file(path).save(bytes, { contentType: 'image/jpeg', resumable: false });
  await withoutFunctions(async () => {
    await Promise.all([store(shown, PICTURE), store(unshown, PICTURE), store(huge, HUGE)]);
    await store(none, Buffer.from('<script>'));
  });
  const url = `https://firebasestorage.googleapis.com/v0/b/${bucket().name}/o/${encodeURIComponent(shown)}?alt=media`;
  await given({ [`orders/${freshId('order')}`]: { sellerId: uid, snapshot: { thumbUrl: url } } });
  const standing = async (): Promise<readonly string[]> => {
    const found = await Promise.all(paths.map(async (path) => (await bucket().file(path).exists())[0]));
    return paths.filter((_, index) => found[index]);
  };
  const noted = async (): Promise<readonly unknown[]> => {
    const notes = await database().collection('storedPictures').where('path', 'in', paths).get();
    return notes.docs.map((note): unknown => note.get('path')).toSorted();
  };
  expect(await noted()).toEqual([]);

  expect(await runCommand('backfill.mjs', 'pictures')).toMatchObject({ code: 0 });
  expect(await standing()).toEqual([shown, unshown]);
  expect(await noted()).toEqual([shown, unshown]);
  const again = await runCommand('backfill.mjs', 'pictures');
  expect(again.output).toContain('0 pictures looked at: 0 deleted');

  await collectUnshown(later());
  expect(await standing()).toEqual([shown]);
});

test('the command knows no other word', async () => {
  expect(await runCommand('backfill.mjs', 'photos')).toMatchObject({ code: 1 });
});

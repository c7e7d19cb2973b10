/** Takes pictures in several threads, and keeps them beside the seed or lays them out on one sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { AVATARS } from './avatars.mjs';
import { LOOKS } from './listing-looks.mjs';
import { FULL, THUMB, webp } from './photo-shoot.mjs';

const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures');

/** Shots of the named listings (`ring-1`) or single shots (`ring-1-2`); of all when none is named. */
export const shotsOf = (wanted) =>
  Object.entries(LOOKS)
    .flatMap(([name, { shots }]) => shots.map((_, index) => ({ name, index })))
    .filter((shot) => wanted.length === 0 || wanted.includes(shot.name) || wanted.includes(fileNameOf(shot)));

const fileNameOf = ({ name, index }) => `${name}-${index + 1}`;

/** Writes pictures, thumbs, avatars and pictures.json, which says how many each listing has. */
export async function keepPictures(shots, { workers }) {
  mkdirSync(PICTURES, { recursive: true });
  await taken(shots, FULL.pixels, workers, (shot) => {
    writeFileSync(join(PICTURES, `${fileNameOf(shot)}.webp`), shot.full);
    writeFileSync(join(PICTURES, `${fileNameOf(shot)}.thumb.webp`), shot.thumb);
    console.log(`${fileNameOf(shot)}: ${shot.full.length} + ${shot.thumb.length} bytes`);
  });
  for (const [name, svg] of Object.entries(AVATARS)) {
    writeFileSync(join(PICTURES, `avatar-${name}.webp`), await webp(sharp(Buffer.from(svg)), THUMB));
  }
  const counts = Object.fromEntries(Object.entries(LOOKS).map(([name, { shots }]) => [name, shots.length]));
  const manifest = { width: FULL.pixels, height: FULL.pixels, counts };
  writeFileSync(join(PICTURES, 'pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A PNG of all the shots side by side, to be looked at. */
export async function layOut(shots, file, { size, workers }) {
  const made = new Map();
  await taken(shots, size, workers, (shot) => made.set(fileNameOf(shot), shot.full));
  const columns = Math.ceil(Math.sqrt(shots.length * 1.3));
  const tiles = shots.map((shot, i) => ({
    input: Buffer.from(made.get(fileNameOf(shot))),
    left: (i % columns) * size,
    top: Math.floor(i / columns) * size,
  }));
  const height = Math.ceil(shots.length / columns) * size;
  await sharp({ create: { width: columns * size, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

function taken(shots, size, workers, onShot) {
  const threads = Array.from({ length: workers }, (_, w) => {
    const jobs = shots.filter((_shot, i) => i % workers === w);
    const worker = new Worker(new URL('./picture-worker.mjs', import.meta.url), {
      workerData: { jobs, size },
    });
    worker.on('message', onShot);
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', resolve);
    });
  });
  return Promise.all(threads);
}

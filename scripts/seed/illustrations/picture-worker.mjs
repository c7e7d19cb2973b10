/**
 * A thread that takes pictures: told { jobs: [{ name, index }], size }, it posts { name, index, full, thumb
 * }.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { FULL, photographed, THUMB, webp } from './photo-shoot.mjs';

const { jobs, size } = workerData;
for (const { name, index } of jobs) {
  const image = await photographed(name, index, size);
  const full = await webp(image, { ...FULL, pixels: size });
  const thumb = await webp(image, THUMB);
  parentPort.postMessage({ name, index, full, thumb }, []);
}

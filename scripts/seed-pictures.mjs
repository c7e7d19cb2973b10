#!/usr/bin/env node
// Takes the demo listings' pictures again after a look has changed; all of them take a good half hour of one
// core. node scripts/seed-pictures.mjs [ring-1 goldbar-2-1 …] [--sheet=FILE.png --size=320] [--workers=2]
// With --sheet nothing is kept: the shots are laid out on one picture to be looked at.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { keepPictures, layOut, shotsOf } from './seed/illustrations/make-pictures.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' }, size: { type: 'string' }, workers: { type: 'string' } },
});
const shots = shotsOf(positionals);
const workers = Number(values.workers ?? Math.max(1, availableParallelism() - 1));
if (values.sheet === undefined) await keepPictures(shots, { workers });
else await layOut(shots, values.sheet, { size: Number(values.size ?? 320), workers });

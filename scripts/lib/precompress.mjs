import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORTH_BYTES = 1024;
// The last two levels of Brotli take ten times as long for a few per cent.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Puts a .gz and a .br beside every text file of a build, as Firebase Hosting would send them. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((candidate) => COMPRESSIBLE.test(candidate))) {
    const content = await readFile(join(folder, name));
    if (content.length < WORTH_BYTES) continue;
    await Promise.all([
      promisify(gzip)(content, { level: 9 }).then((data) => writeFile(join(folder, `${name}.gz`), data)),
      promisify(brotliCompress)(content, BROTLI).then((data) => writeFile(join(folder, `${name}.br`), data)),
    ]);
  }
}

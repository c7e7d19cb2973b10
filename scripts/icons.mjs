// Draws every icon of the app from the one mark into public/icons. Run it after changing the mark.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { badge, fullBleedIcon, roundedIcon, shortcutIcon } from './icons/mark.mjs';
import { projectRoot } from './lib/project.mjs';

const folder = join(projectRoot, 'public/icons');

const png = (name, svg, sizePx) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));

await mkdir(folder, { recursive: true });
await Promise.all([
  writeFile(join(folder, 'favicon.svg'), roundedIcon()),
  png('icon-192.png', roundedIcon(), 192),
  png('icon-512.png', roundedIcon(), 512),
  png('icon-maskable-512.png', fullBleedIcon(0.84), 512),
  png('apple-touch-icon.png', fullBleedIcon(0.92), 180),
  png('badge-96.png', badge(), 96),
  png('shortcut-chat-96.png', shortcutIcon('chat'), 96),
  png('shortcut-sell-96.png', shortcutIcon('sell'), 96),
  png('shortcut-fee-96.png', shortcutIcon('fee'), 96),
]);

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** What a camera's picture is wide and high, in pixels. */
const [WIDTH, HEIGHT] = [640, 480];
/** Of what is looked at; the rest is the wall behind it. */
const SEEN = 440;
const GREY_WALL = 200;

/** The flags under which a Chromium sees the film of this file instead of a camera, and lets the page look. */
export const cameraFlags = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Writes a film (Y4M, 4:2:0) in which a picture (PNG) is held in front of the camera. */
export async function holdBeforeCamera(picture: Buffer, film: string): Promise<void> {
  const wall = { r: GREY_WALL, g: GREY_WALL, b: GREY_WALL };
  const [side, top] = [(WIDTH - SEEN) / 2, (HEIGHT - SEEN) / 2];
  const luma = await sharp(picture)
    .flatten({ background: 'white' })
    .resize(SEEN, SEEN, { fit: 'contain', background: 'white' })
    .extend({ left: side, right: side, top, bottom: top, background: wall })
    .greyscale()
    .raw()
    .toBuffer();
  const noColour = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2) * 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`);
  await writeFile(film, Buffer.concat([head, frame, frame]));
}

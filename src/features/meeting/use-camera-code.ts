import { useEffect, useRef, useState, type RefObject } from 'react';
import { codeReader } from '#services/meeting/read-code.ts';

/** Between two looks at what the camera sees. */
const LOOK_EVERY_MS = 150;

export type CameraState = 'starting' | 'looking' | 'refused';

/** Looks through the back camera as long as its screen stands; each code that is seen is told of once in a row. */
export function useCameraCode(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const screen = video.current;
    if (screen === null) return undefined;
    const over = new AbortController();
    look(
      screen,
      over.signal,
      () => setState('looking'),
      (text) => latest.current(text),
    ).catch((error: unknown) => {
      if (over.signal.aborted) return;
      console.warn('no camera', error);
      setState('refused');
    });
    return () => over.abort();
  }, [video]);
  return state;
}

async function look(
  screen: HTMLVideoElement,
  signal: AbortSignal,
  onBegin: () => void,
  onCode: (text: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    screen.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  screen.srcObject = stream;
  await screen.play();
  const read = await codeReader();
  onBegin();
  let last: string | null = null;
  while (!signal.aborted) {
    const seen = await read(screen);
    if (seen !== null && seen !== last && !signal.aborted) onCode(seen);
    last = seen ?? last;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

import { isListening } from './network-wait.mjs';
import { ownerOf, ownerWords } from './port-owner.mjs';

const PATIENCE_MS = 800;

/**
 * One sentence about a 금나루 that `npm start` or `npm run dev` has already brought up, or is bringing up, on
 * these ports; null where there is none.
 */
export async function runningCopy({ app, hub }) {
  if (await isOurs(app)) return `금나루 is already running: http://localhost:${app} (${ownerWords(app)}).`;
  if (!(await isListening(hub))) return null;
  const owner = ownerOf(hub);
  if (owner === undefined || !/scripts\/(?:start|dev)\.mjs/.test(owner.script ?? '')) return null;
  return (await isListening(app))
    ? null
    : `금나루 is being started already by ${owner.script} (pid ${owner.scriptPid}); its address will be http://localhost:${app}.`;
}

/** Whatever else listens there has no manifest that says so. */
async function isOurs(port) {
  if (!(await isListening(port))) return false;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/manifest.webmanifest`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && (await answer.text()).includes('금나루');
  } catch (error) {
    if (error instanceof TypeError || error.name === 'TimeoutError') return false;
    throw error;
  }
}

import { readDevice, writeDevice } from '#device/device-storage.ts';
import type { ConnectionState } from '#domain/connection/connection-state.ts';
import { millis, type Millis } from '#domain/units.ts';
import { createConnection, type Connection } from '#sync/connection/connection.ts';
import { realEnvironment } from '#sync/environment.ts';

const LAST_SUCCESS_KEY = 'geumnaru.device.lastSuccess';
/** The strip shows the time in minutes; writing it down more often than this helps nobody. */
const REMEMBER_EVERY_MS = 10_000;

let rememberedAt = 0;

/** This page's belief about the way to the server; everything that talks to it reports here. */
export const connection: Connection = remembering(
  createConnection(realEnvironment, probeServer, navigator.onLine),
);

// From the first moment: what follows later may itself not come any more.
addEventListener('online', () => connection.report('radio_on'));
addEventListener('offline', () => connection.report('radio_off'));

/** Offline before the first visit is kept, the probe itself cannot be fetched: that is a failed probe too. */
async function probeServer(signal: AbortSignal): Promise<boolean> {
  try {
    return await (await import('#data/remote/rest/probe.ts')).probeServer(signal);
  } catch (error) {
    console.warn('the server could not be probed', error);
    return false;
  }
}

/** When something last got through, in this visit or an earlier one; `null` on a new device. */
export function lastSuccessAt(): Millis | null {
  const at = Number(readDevice(LAST_SUCCESS_KEY));
  return Number.isFinite(at) && at > 0 ? millis(at) : null;
}

/** "다시 연결되었습니다." has something to say only after the user has seen that it was gone. */
export const hasRecovered = (state: ConnectionState): boolean =>
  state.kind === 'online' && state.after !== 'start';

function remembering(inner: Connection): Connection {
  return {
    ...inner,
    report(kind) {
      const now = Date.now();
      if (kind === 'success' && Math.abs(now - rememberedAt) > REMEMBER_EVERY_MS) {
        rememberedAt = now;
        writeDevice(LAST_SUCCESS_KEY, String(now));
      }
      inner.report(kind);
    },
  };
}

import { startBackend } from '../../../scripts/lib/local-stack.mjs';
import { shiftedPorts } from '../../../scripts/lib/ports.mjs';
import { lastAfternoon } from '../../../scripts/seed/clock.mjs';
import { withoutTriggers } from '../../../scripts/seed/triggers.mjs';
import { createCardIndex } from '../card-index.mjs';
import { startMeter } from '../cost/meter.mjs';
import { createIndexedAnswers } from '../indexed-answers.mjs';
import { marketEmulator } from '../market-emulator.mjs';
import { tapsData } from './taps-data.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 18_500;
const WRITES_AT_ONCE = 400;

/**
 * All emulators with the demo data, and what the device of this bench holds: `clientPorts` are where the app
 * finds them, `appPort` is free.
 */
export async function startGround() {
  const ports = shiftedPorts(OFFSET);
  const clientPorts = { ...ports, firestore: ports.firestore - 300 };
  const now = Date.now();
  const data = await tapsData(`http://localhost:${ports.storage}`, now);
  const backend = await startBackend({ name: 'bench-taps', ports, seedMoment: lastAfternoon(now) });
  try {
    const index = createCardIndex();
    const server = marketEmulator({
      port: ports.firestore,
      index,
      data: { listingOf: (n) => data.listings[n], documentsOf: data.documentsOf },
    });
    const talked = data.talks.flatMap(data.talkDocuments);
    await withoutTriggers(`127.0.0.1:${ports.hub}`, async () => {
      await server.write(data.listings.length, (n) => data.listings[n]);
      for (let from = 0; from < talked.length; from += WRITES_AT_ONCE) {
        await server.commit(talked.slice(from, from + WRITES_AT_ONCE));
      }
    });
    const { answer } = createIndexedAnswers({ index, ...server });
    const proxy = await startMeter({
      port: clientPorts.firestore,
      target: ports.firestore,
      areClients: true,
      answerFor: answer,
    });
    return {
      data,
      clientPorts,
      appPort: ports.hub - 300,
      async stop() {
        await proxy.close();
        await backend.stop();
      },
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

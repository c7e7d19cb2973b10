import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { firestore, firestoreUnderRules } from './firestore.ts';
import { coldOpenFirestore, coldOpenOurs, fillFirestore, fillOurs } from './history.ts';
import { ours } from './ours.ts';
import { retryQueue } from './retry-queue.ts';

/** How long each of `count` messages takes from the command to the disk, in milliseconds. */
async function enqueue(person: string, count: number): Promise<number[]> {
  ours.enqueueOnly(person);
  const chat = await ours.openChat('enqueue');
  const took: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now();
    const sent = await sendMessage(
      ours.database(),
      chat as never,
      { kind: 'text', text: `글 ${index}` },
      realEnvironment,
    );
    if (!sent.ok) throw new Error(sent.code);
    took.push(performance.now() - begin);
  }
  return took;
}

window.bench = {
  contenders: { ours, firestore, 'firestore under rules': firestoreUnderRules, 'retry queue': retryQueue },
  enqueueOnly: ours.enqueueOnly,
  enqueue,
  fillOurs,
  coldOpenOurs,
  fillFirestore,
  coldOpenFirestore,
};

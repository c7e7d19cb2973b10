/** Functions must not react to the demo data: it already holds what they would add (counters, notices). */

/** The Firestore emulator hands a write to the functions a moment after it has answered. */
const SETTLE_MS = 300;

/** @param hub host and port of the emulator hub; without one there are no triggers to hold back */
export async function withoutTriggers(hub, work) {
  const isHeld = await ask(hub, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    if (isHeld) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await ask(hub, 'enableBackgroundTriggers');
    }
  }
}

/** False when there is no hub, or it runs no functions. */
async function ask(hub, wish) {
  try {
    const answer = await fetch(`http://${hub}/functions/${wish}`, { method: 'PUT' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch (error) {
    if (error.cause?.code === 'ECONNREFUSED') return false;
    throw error;
  }
}

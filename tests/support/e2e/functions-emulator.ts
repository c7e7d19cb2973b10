import { DEMO_PROJECT } from '#scripts/lib/environment.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';

const REGION = 'asia-northeast3';
const host = process.env.FUNCTIONS_EMULATOR_HOST ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).functions}`;

/**
 * What a function answers whom it does not know, by its HTTP status. The emulator starts each at its first call,
 * which on a busy machine takes longer than the app waits for an answer.
 */
export async function answerToNobody(name: string): Promise<number> {
  const answer = await fetch(`http://${host}/${DEMO_PROJECT}/${REGION}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  return answer.status;
}

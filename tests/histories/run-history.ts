import type { Script } from 'node:vm';
import type { History, Rest } from './history.ts';
import { CHATS, type Plan } from './plan.ts';
import { People } from './people.ts';
import { turnOfTheLoop, withPump, type Pump } from './world/settle.ts';

/** Longer than the latest request, the pause of a listener and the silence of a lock together. */
const REST_MS = 180_000;
const MOST_RESTS = 12;
const IN_A_ROOM_MS = 45_000;

/** Runs a plan in a world of its own; the same plan gives the same history. */
export async function runHistory(script: Script, plan: Plan): Promise<History> {
  const results: Rest[] = [];
  const people = new People(script, plan);
  await withPump(people.time, async (pump) => {
    await people.moveIn(pump);
    for (const { afterMs, turns, act } of plan.steps) {
      if (afterMs > 0) await pump.pass(afterMs);
      people.act(act);
      if (turns === null) await pump.settle();
      else for (let turn = 0; turn < turns; turn += 1) await turnOfTheLoop();
    }
    await comeToRest(people, pump);
    results.push(await people.atRest(pump));
    for (let chat = 0; chat < CHATS; chat += 1) {
      people.everybodyEnters(chat);
      await pump.pass(IN_A_ROOM_MS);
      people.everybodyLeaves(chat);
    }
    await pump.pass(IN_A_ROOM_MS);
    results.push(await people.atRest(pump));
    people.moveOut();
    await pump.settle();
  });
  const [untouched, looked] = results;
  if (!untouched || !looked) throw new Error('a run without an end');
  return { seed: plan.seed, events: people.recorder.events, untouched, looked };
}

async function comeToRest(people: People, pump: Pump): Promise<void> {
  await people.signOutsEnd(pump);
  people.heal();
  for (let rest = 0; rest < MOST_RESTS; rest += 1) {
    await pump.pass(REST_MS);
    if (await people.isTidy(pump)) return;
  }
}

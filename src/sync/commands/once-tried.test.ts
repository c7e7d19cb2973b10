import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageRowId } from '#data/local/intent-names.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { onceTried } from './once-tried.ts';

let device: FakeDevice;
let rowId: string;
let asked: number;

beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  rowId = messageRowId(await device.type(await device.openChat('ring'), '안녕하세요'));
  asked = 0;
});

const letGo = <Code extends string>(answer: Result<null, Code>) =>
  onceTried(device.db, rowId, async () => {
    asked += 1;
    return answer;
  });

describe('what nobody is sending', () => {
  test('is taken back at once, though its row goes with it', async () => {
    await device.db.outbox.clear();
    expect(await letGo(ok(null))).toEqual({ ok: true, value: null });
    expect(asked).toBe(1);
  });

  test('and is refused for another reason is refused at once, and not asked for again', async () => {
    expect(await letGo(err('empty'))).toEqual({ ok: false, code: 'empty' });
    expect(asked).toBe(1);
  });
});

test('what is refused for another reason while it is on its way is not waited for', async () => {
  await claimRows(device.db, await device.db.outbox.toArray(), millis(device.now));
  expect(await letGo(err('empty'))).toEqual({ ok: false, code: 'empty' });
  expect(asked).toBe(1);
});

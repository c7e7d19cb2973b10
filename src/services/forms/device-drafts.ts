import type { DraftPlace } from '#data/local/draft-place.ts';
import { deviceKeys } from '#device/device-keys.ts';
import { readDeviceJson, removeDevice, writeDevice } from '#device/device-storage.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import type { DraftStore } from './draft-store.ts';
import { fieldsOf } from './kept-fields.ts';

/** Whoever has not come back by then begins anew: it lies on a device that may be anybody's. */
const KEPT_MS = DAY_MS;

const drafts = (name: string): string => `geumnaru.typed.${name}@`;
const keyOf = ({ name, tab }: DraftPlace): string => `${drafts(name)}${tab}`;

/** What is typed before anybody is signed in; gone with the next sign-out, and after a day. */
export const deviceDrafts = (now: () => number = Date.now): DraftStore => ({
  async take(place, living) {
    const all = draftsAt(place.name);
    const lasting = all.filter(({ at }) => at > now() - KEPT_MS);
    for (const { key } of all) if (!lasting.some((draft) => draft.key === key)) removeDevice(key);
    const left = lasting.filter(({ tab }) => tab === place.tab || !living.has(tab));
    const newest = left.find(({ tab }) => tab === place.tab) ?? left.toSorted((a, b) => b.at - a.at)[0];
    if (!newest) return null;
    removeDevice(newest.key);
    write(place, newest.at, newest.value);
    return newest.value;
  },
  keep: async (place, value) => write(place, now(), value),
  drop: async (place) => removeDevice(keyOf(place)),
});

const write = (place: DraftPlace, at: number, value: unknown): void =>
  writeDevice(keyOf(place), JSON.stringify({ at, value }));

const draftsAt = (name: string) =>
  deviceKeys().flatMap((key) => {
    if (!key.startsWith(drafts(name))) return [];
    const { at, value } = { at: undefined, value: null, ...fieldsOf(readDeviceJson(key)) };
    return [{ key, tab: key.slice(drafts(name).length), at: typeof at === 'number' ? at : 0, value }];
  });

import * as v from 'valibot';
import { parseUserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import { millis } from '#domain/units.ts';
import { lenient, parseFields, timestampMillis } from './firestore-fields.ts';

const blockFields = v.object({ createdAt: lenient(timestampMillis, millis(0)) });

/** `blocks/{uid}/items/{blocked person}`. */
export function parseBlock(id: string, data: unknown): BlockedPerson | null {
  const uid = parseUserId(id);
  const fields = parseFields(blockFields, data);
  return uid && fields && { uid, ...fields };
}

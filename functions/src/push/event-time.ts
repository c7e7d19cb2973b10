import { Timestamp } from 'firebase-admin/firestore';
import { millis, type Millis } from '#domain/units.ts';

/** When something happened by its own document, which devices compare with; else when its event was made. */
export const happenedAt = (field: unknown, eventTime: string): Millis =>
  millis(field instanceof Timestamp ? field.toMillis() : Date.parse(eventTime));

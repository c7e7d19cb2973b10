import type { AskedRoom } from '#domain/account/answer-times.ts';
import { KEPT_ROOMS, LONGEST_WAIT_MINUTES } from '#domain/account/answer-times.ts';
import * as v from 'valibot';
import { chatId } from './kernel/ids.ts';
import { lenient, listOf, orNull, plain } from './kernel/kind.ts';
import { wholeNumber } from './kernel/kinds.ts';
import { shape } from './kernel/shape.ts';
import { clientMoment } from './kernel/times.ts';

const wait = plain(v.pipe(wholeNumber, v.minValue(0), v.maxValue(LONGEST_WAIT_MINUTES)));
const room = shape<AskedRoom>({ chatId, askedAt: clientMoment, waitMinutes: orNull(wait) });

/** `answerTimes/{uid}`: of whom the profile's answer time is made; functions alone read and write it. */
export const answerTimesShape = shape<{ readonly rooms: readonly AskedRoom[] }>({
  rooms: lenient(listOf(room, KEPT_ROOMS), []),
});

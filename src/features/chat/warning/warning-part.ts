import { createRoomJudge } from '#services/chat/room-judge.ts';
import { WarningCard, WarningStep } from './room-warning.tsx';

/** All that warns of frauds, as one part of the app: what finds them and what tells of them come together. */
export const warningPart = { createRoomJudge, WarningCard, WarningStep } as const;

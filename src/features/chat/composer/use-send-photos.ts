import { useState } from 'react';
import type { ChatId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { examinePhoto, preparePhoto, type ExaminedPhoto } from '#services/photo/prepare-photo.ts';
import { prepareRawPhotos } from '#services/photo/prepare-raw-photos.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import type { AnswerGate } from '../warning/answer-gate.ts';
import { notSentOf } from './not-sent.ts';

const text = chatText.photo;

/** Most pictures that go out at once. */
const MOST_PHOTOS = 10;

export interface PhotoSending {
  /** How many are not on the disk yet. */
  readonly preparing: number;
  /** A sentence for each that did not go. */
  readonly problems: readonly string[];
  readonly send: (files: readonly File[]) => void;
  readonly dismiss: () => void;
  /** Chosen, and turned back from at the warning: they wait for another press. */
  readonly held: readonly File[];
  readonly sendHeld: () => void;
  readonly letGo: () => void;
}

/**
 * Queues chosen pictures in the order chosen and before whatever is typed next; they are made ready behind
 * that.
 */
export function useSendPhotos(
  chatId: ChatId,
  onSent: () => void,
  beforeAnswer: AnswerGate['before'],
): PhotoSending {
  const db = useUserDatabase();
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<readonly File[]>([]);
  const isStillThere = useStillThere();
  const tell = (sentence: string) => {
    if (isStillThere()) setProblems((known) => [...new Set([...known, sentence])]);
    else toasts.show({ title: sentence, tone: 'error' });
  };

  const sendAll = async (files: readonly File[]) => {
    setProblems([]);
    if (files.length > MOST_PHOTOS) tell(text.tooMany);
    const chosen = files.slice(0, MOST_PHOTOS);
    setPreparing((count) => count + chosen.length);
    const examined = await Promise.all(chosen.map((file) => examinePhoto(file)));
    const queueing: Promise<void>[] = [];
    for (const [index, photo] of examined.entries()) {
      const queued = photo.ok
        ? queuePhoto(db, chatId, photo.value)
        : Promise.resolve(text.problem[photo.code]);
      queueing.push(
        queued
          .catch((error: unknown) => {
            console.error('photo not sent', error);
            return text.problem.unreadable;
          })
          .then((problem) => {
            setPreparing((count) => count - 1);
            if (problem === null) onSent();
            else {
              const name = chosen[index]?.name ?? '';
              tell(chosen.length === 1 ? problem : text.problemIn(name, problem));
            }
          }),
      );
      // What may yet be refused takes its time, and those chosen after it come after it.
      if (photo.ok && !photo.value.isCertain) await queueing.at(-1);
    }
    await Promise.all(queueing);
    if (db) await prepareRawPhotos(db, browserPhotoTools);
  };

  const send = (files: readonly File[]) =>
    beforeAnswer(
      () => void sendAll(files),
      () => setHeld((before) => [...before, ...files]),
    );
  const letGo = () => setHeld([]);
  const sendHeld = () => {
    letGo();
    send(held);
  };
  return { preparing, problems, send, dismiss: () => setProblems([]), held, sendHeld, letGo };
}

/** The sentence that says why it was not queued; `null` when it was. */
async function queuePhoto(
  db: OwnDatabase | null,
  chatId: ChatId,
  { photo, isCertain }: ExaminedPhoto,
): Promise<string | null> {
  if (!db) return text.problem.no_chat;
  const content = isCertain ? { blob: photo, fileName: photo.name, ...RAW } : await madeReady(photo);
  if (typeof content === 'string') return content;
  const sent = await sendMessage(db, chatId, { kind: 'image', ...content }, realEnvironment);
  return sent.ok ? null : text.problem[notSentOf(sent.code)];
}

/** Its size is found out when it is made ready. */
const RAW = { width: 0, height: 0, isRaw: true } as const;

async function madeReady(photo: File) {
  const prepared = await preparePhoto(photo, browserPhotoTools);
  return prepared.ok ? prepared.value : text.problem[prepared.code];
}

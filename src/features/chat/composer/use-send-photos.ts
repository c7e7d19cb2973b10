import { useState } from 'react';
import type { ChatId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';
import { browserPhotoTools } from '#session/photo/browser-photo-tools.ts';
import { preparePhoto } from '#session/photo/prepare-photo.ts';
import { notSentOf } from './not-sent.ts';

const text = chatText.photo;

/** Most pictures that go out at once. */
const MOST_PHOTOS = 10;

export interface PhotoSending {
  /** How many are being made ready. */
  readonly preparing: number;
  /** A sentence for each that did not go. */
  readonly problems: readonly string[];
  readonly send: (files: readonly File[]) => void;
  readonly dismiss: () => void;
}

/** Makes chosen pictures ready and queues them, one after another, in the order chosen. */
export function useSendPhotos(chatId: ChatId, onSent: () => void): PhotoSending {
  const db = useUserDatabase();
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const sendOne = async (file: File): Promise<string | null> => {
    if (!db) return text.problem.no_chat;
    const photo = await preparePhoto(file, browserPhotoTools);
    if (!photo.ok) return text.problem[photo.code];
    const sent = await sendMessage(db, chatId, { kind: 'image', ...photo.value }, realEnvironment);
    if (sent.ok) {
      onSent();
      return null;
    }
    return text.problem[notSentOf(sent.code)];
  };

  const sendAll = async (files: readonly File[]) => {
    setProblems(files.length > MOST_PHOTOS ? [text.tooMany] : []);
    const chosen = files.slice(0, MOST_PHOTOS);
    setPreparing((count) => count + chosen.length);
    for (const file of chosen) {
      const problem = await sendOne(file).catch((error: unknown) => {
        console.error('photo not sent', error);
        return text.problem.unreadable;
      });
      setPreparing((count) => count - 1);
      if (problem !== null) {
        const sentence = chosen.length === 1 ? problem : text.problemIn(file.name, problem);
        setProblems((known) => [...new Set([...known, sentence])]);
      }
    }
  };

  return { preparing, problems, send: (files) => void sendAll(files), dismiss: () => setProblems([]) };
}

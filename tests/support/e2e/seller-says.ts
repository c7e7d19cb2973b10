import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { given, SELLER, type Talk } from './conversation.ts';
import { unique } from './lane.ts';

/** A message of the demo seller, as their phone writes it. */
export async function sellerSays(
  { chatId }: Pick<Talk, 'chatId'>,
  words: string,
  { id = unique('m'), at = new Date() } = {},
): Promise<void> {
  await given(`chats/${chatId}/messages/${id}`, {
    ...encodeFields({
      sender: SELLER,
      text: words,
      imageUrl: null,
      readBy: [SELLER],
      seq: 1,
      typedAt: at.getTime(),
    }),
    timestamp: { timestampValue: at.toISOString() },
  });
}

/** The part of a chat's address that asks for the cursor in the message box. */
export const REPLY_HASH = 'reply';

/** The address of a chat whose reader wants to answer at once, e.g. `/chat/x#reply`. */
export const replyLinkOf = (chatPath: string): string => `${chatPath}#${REPLY_HASH}`;

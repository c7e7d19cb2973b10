import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import type { ProductId, UserId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { confirmedUserDatabase } from '#session/use-user-database.ts';
import { startChat } from '#sync/commands/start-chat.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button, type ButtonProps } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';

const text = chatText.start;

export interface StartChatButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  readonly productId: ProductId | null;
  readonly sellerId: UserId | null;
}

/**
 * 문의하기: opens the one conversation with a product's seller, offline too. Strangers are led to the login and
 * back.
 */
export function StartChatButton({ productId, sellerId, ...look }: StartChatButtonProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const here = useLocation({ select: (location) => location.href });
  const [isStarting, setStarting] = useState(false);

  const start = async () => {
    const pressedAt = history.location.pathname;
    const db = await confirmedUserDatabase();
    // Whoever has gone on meanwhile is not led away from there.
    if (history.location.pathname !== pressedAt) return;
    if (!db) {
      toasts.show({ title: text.needsLogin, tone: 'info', tag: 'login' });
      await navigate({ to: '/login', search: { redirect: here } });
      return;
    }
    if (sellerId === db.uid) {
      toasts.show({ title: text.self, tone: 'error' });
      return;
    }
    try {
      const chat = await startChat(db, productId, sellerId, realEnvironment);
      if (chat.ok) await navigate({ to: '/chat/$chatId', params: { chatId: chat.value } });
      else toasts.show({ title: text.invalid, tone: 'error' });
    } catch (error) {
      console.warn('chat not started', error);
      toasts.show({ title: text.failed, tone: 'error' });
    }
  };
  const press = async () => {
    setStarting(true);
    await start();
    setStarting(false);
  };
  return (
    <Button
      {...look}
      isLoading={isStarting}
      icon={<MessageCircle size={20} aria-hidden="true" />}
      onClick={() => void press()}
    >
      {text.action}
    </Button>
  );
}

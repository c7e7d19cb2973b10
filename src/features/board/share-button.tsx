import Share2 from 'lucide-react/icons/share-2';
import { boardText } from '#i18n/ko/board.ts';
import { Button } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';

const text = boardText.post;

/** Hands the post's address to the device's own sharing, or else copies it and says so. */
export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Share2 size={18} aria-hidden="true" />}
      onClick={() => void share({ title, url: location.href })}
    >
      {text.share}
    </Button>
  );
}

async function share(post: { readonly title: string; readonly url: string }): Promise<void> {
  if (typeof navigator.share === 'function' && (await isShared(post))) return;
  try {
    await navigator.clipboard.writeText(post.url);
    toasts.show({ title: text.shared, tone: 'ok', tag: 'share' });
  } catch (error) {
    console.warn('the address could not be copied', error);
    toasts.show({ title: text.shareFailed, tone: 'error', tag: 'share' });
  }
}

/** It was closed, or stands open still from the press before. */
const NO_FAILURES: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Closing the share sheet is a choice; after any other failure the address is copied instead. */
async function isShared(post: ShareData): Promise<boolean> {
  try {
    await navigator.share(post);
    return true;
  } catch (error) {
    if (error instanceof DOMException && NO_FAILURES.has(error.name)) return true;
    console.warn('the post could not be shared', error);
    return false;
  }
}

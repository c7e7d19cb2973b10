import { useConnection } from '#session/use-connection.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says that what is followed live may have stopped, for as long as there is no connection. */
export function StaleNotice({ children }: { readonly children: string }) {
  const { kind } = useConnection();
  if (kind === 'online') return null;
  return (
    <Notice tone="info" role="status">
      {children}
    </Notice>
  );
}

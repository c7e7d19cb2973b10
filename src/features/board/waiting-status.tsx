import type { WaitingPost } from '#data/local/queries/board-queries.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';

/** Where something written here is that has not arrived. */
export function WaitingStatus({ state }: { readonly state: WaitingPost['state'] }) {
  return <StatusPill tone={state.kind === 'failed' ? 'error' : 'gold'}>{text.state[state.kind]}</StatusPill>;
}

import { Link } from '@tanstack/react-router';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import { assertNever } from '#domain/result.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tryAgain } from '#session/running-sync.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { StateView } from '#ui/feedback/state-view.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { sameTerm } from '../same-term.ts';

const text = chatText.room;

export type RoomUnavailableProps =
  | { readonly reason: 'denied' | 'not_here' }
  | { readonly reason: 'unreachable' | 'failed'; readonly onRetry: () => void };

/** A room that cannot be shown: which of the reasons it is, and a way out. */
export function RoomUnavailable(props: RoomUnavailableProps) {
  return (
    <Page width="reading">
      <PageHeader title={props.reason === 'denied' ? text.deniedTitle : chatText.list.title} />
      <Reason {...props} />
    </Page>
  );
}

function Reason(props: RoomUnavailableProps) {
  const toList = (
    <Link
      to="/chat"
      search={sameTerm}
      className={buttonClass({ variant: props.reason === 'denied' ? 'primary' : 'secondary' })}
    >
      {text.back}
    </Link>
  );
  switch (props.reason) {
    case 'denied':
      return (
        <StateView
          tone="error"
          role="alert"
          icon={<MessageCircleOff size={32} />}
          message={text.denied}
          action={toList}
        />
      );
    case 'not_here':
      return (
        <LiveState
          kind="offline"
          words={commonText}
          title={text.notHereTitle}
          offline={text.notHere}
          onRetry={tryAgain}
          action={toList}
        />
      );
    case 'unreachable':
    case 'failed':
      return (
        <LiveState
          kind="failed"
          words={commonText}
          failed={props.reason === 'failed' ? text.unreadable : text.unreachable}
          onRetry={props.onRetry}
          action={toList}
        />
      );
    default:
      return assertNever(props);
  }
}

import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { RoomSummary } from '#data/local/queries/room-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import whole from '#ui/display/whole-link.module.css';
import { previewOf } from './room-preview.ts';
import styles from './room-row.module.css';

const text = chatText.list;

/** A room on the screen is marked whatever is looked for beside it. */
const ROOM_ALONE = { includeSearch: false };

export interface RoomRowProps {
  readonly room: RoomSummary;
  readonly product: Product | undefined;
  readonly profile: Profile | undefined;
  readonly now: Millis;
  /** What it was found by, so that the list beside the room stays; empty where nothing was looked for. */
  readonly term: string;
  readonly onOpen?: (() => void) | undefined;
}

/** One conversation in the list; the whole row leads into it. */
export function RoomRow({ room, product, profile, now, term, onOpen }: RoomRowProps) {
  const name = profile?.nickname || text.unknownPerson;
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <Picture
          src={product?.images[0]?.thumbUrl ?? null}
          alt=""
          isDimmed={product?.status === 'sold' || product?.status === 'hidden'}
        />
        <span className={styles.avatar}>
          <Avatar name={name} photoUrl={profile?.photoUrl ?? null} size={26} />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Link
            to="/chat/$chatId"
            params={{ chatId: room.id }}
            search={term === '' ? {} : { q: term }}
            activeOptions={ROOM_ALONE}
            onClick={onOpen}
            className={classNames(styles.link, whole.link)}
          >
            {name}
          </Link>
          <span className={styles.product}>{product?.title ?? ''}</span>
        </span>
        <Preview room={room} now={now} />
      </span>
      <span className={styles.side}>
        <span className={styles.time}>{formatRelative(room.lastUpdated, now)}</span>
        <Badge count={room.unread} label={text.unread(room.unread)} />
      </span>
    </div>
  );
}

/** What was said last, or what the writer has left undone here. */
function Preview({ room, now }: { readonly room: RoomSummary; readonly now: Millis }) {
  switch (previewOf(room, now)) {
    case 'refused':
      return (
        <span className={styles.preview}>
          <span className={styles.refused}>
            <CircleAlert size={16} aria-hidden="true" />
            <VisuallyHidden>{text.refused}</VisuallyHidden>
          </span>
          <span className={styles.last}>{room.lastMessage}</span>
        </span>
      );
    case 'asks':
      return (
        <span className={styles.preview}>
          <span className={styles.asks}>{text.offerAsks}</span>
          <span className={styles.last}>{room.lastMessage}</span>
        </span>
      );
    case 'draft':
      return (
        <span className={styles.preview}>
          <span className={styles.draft}>{text.draft}</span>
          <span className={styles.last}>{room.draft}</span>
        </span>
      );
    case 'waiting':
      return (
        <span className={styles.preview}>
          <span className={styles.waiting}>
            <Clock size={14} aria-hidden="true" />
            <VisuallyHidden>{text.waiting(room.waiting)}</VisuallyHidden>
          </span>
          <span className={styles.last}>{room.lastMessage || text.newRoom}</span>
        </span>
      );
    case 'last':
      return (
        <span className={styles.preview}>
          <span className={styles.last}>{room.lastMessage || text.newRoom}</span>
        </span>
      );
  }
}

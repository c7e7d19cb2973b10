import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Gem from 'lucide-react/icons/gem';
import Star from 'lucide-react/icons/star';
import { useState, type ReactNode } from 'react';
import type { ProductId, UserId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { MenuSheet, menuEntry } from '../choice-sheet.tsx';
import { sameTerm } from '../same-term.ts';
import styles from './room-header.module.css';

const text = chatText.room;

export interface RoomHeaderProps {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly productId: ProductId;
  readonly other: UserId;
  /** 차단 and 신고, at the menu's end. */
  readonly safetyActions: ReactNode;
  /** 거래 증빙, of a capability of its own. */
  readonly proofAction: ReactNode;
  /** Who the other side is, as far as it is known. */
  readonly standing: ReactNode;
  /** `null` where nothing can be said. */
  readonly onMakeAppointment: (() => void) | null;
}

/** With whom one talks, the way back, and what else can be done here. */
export function RoomHeader(props: RoomHeaderProps) {
  const { name, photoUrl, productId, other, safetyActions, proofAction, standing, onMakeAppointment } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.header}>
      <Link to="/chat" search={sameTerm} className={styles.back} aria-label={text.back}>
        <ChevronLeft size={26} aria-hidden="true" />
      </Link>
      <Avatar name={name} photoUrl={photoUrl} size={36} />
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
      <IconButton
        label={text.menu}
        icon={<EllipsisVertical size={22} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <MenuSheet isOpen={isOpen} onClose={close} title={name}>
        <li>{standing}</li>
        <li>
          <Link to="/product/$productId" params={{ productId }} className={menuEntry} onClick={close}>
            <Gem size={20} aria-hidden="true" />
            {text.viewProduct}
          </Link>
        </li>
        <li>
          <Link
            to="/transactionReviews/$sellerId"
            params={{ sellerId: other }}
            className={menuEntry}
            onClick={close}
          >
            <Star size={20} aria-hidden="true" />
            {text.viewReviews}
          </Link>
        </li>
        {onMakeAppointment ? (
          <li>
            <button
              type="button"
              className={menuEntry}
              onClick={() => {
                close();
                onMakeAppointment();
              }}
            >
              <CalendarPlus size={20} aria-hidden="true" />
              {text.makeAppointment}
            </button>
          </li>
        ) : null}
        <li>{proofAction}</li>
        <li>{safetyActions}</li>
      </MenuSheet>
    </div>
  );
}

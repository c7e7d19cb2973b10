import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import Tag from 'lucide-react/icons/tag';
import { useState, type ComponentType } from 'react';
import type { MessageKind } from '#domain/chat/message-content.ts';
import type { Product } from '#domain/product/product.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { MenuSheet, menuEntry } from '../choice-sheet.tsx';

const text = chatText.composer;

/** What is begun here: an answer is given where the proposal stands. */
type ComposedKind = Exclude<MessageKind, 'text' | 'image' | 'answer'>;

type Icon = ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;

const ENTRIES: { readonly [Kind in ComposedKind]: { readonly icon: Icon; readonly label: string } } = {
  appointment: { icon: CalendarPlus, label: text.appointment },
  offer: { icon: Tag, label: text.offer },
};

export interface ComposeMenuProps {
  /** What the room is about, as far as this device knows. */
  readonly product: Product | undefined;
  /** Begins one of each kind. */
  readonly begin: { readonly [Kind in ComposedKind]: () => void };
}

/**
 * What else than words and pictures can be said: an appointment, and a price where the listing is open to
 * one and not sold.
 */
export function ComposeMenu({ product, begin }: ComposeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const takesOffers = product?.negotiable === true && product.status !== 'sold';
  const name = takesOffers ? text.more : text.moreWithoutOffer;
  const isOpenTo = (kind: ComposedKind): boolean => kind !== 'offer' || takesOffers;
  return (
    <>
      <IconButton label={name} icon={<Plus size={22} aria-hidden="true" />} onClick={() => setOpen(true)} />
      <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} title={name}>
        {KINDS.filter(isOpenTo).map((kind) => {
          const { icon: Icon, label } = ENTRIES[kind];
          const choose = () => {
            setOpen(false);
            begin[kind]();
          };
          return (
            <li key={kind}>
              <button type="button" className={menuEntry} onClick={choose}>
                <Icon size={20} aria-hidden="true" />
                {label}
              </button>
            </li>
          );
        })}
      </MenuSheet>
    </>
  );
}

const isComposed = (kind: string): kind is ComposedKind => Object.hasOwn(ENTRIES, kind);
const KINDS = Object.keys(ENTRIES).filter(isComposed);

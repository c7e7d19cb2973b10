import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { MenuSheet, menuEntry } from '../menu-sheet.tsx';
import { useParties } from '../use-parties.ts';

const text = chatText.composer;

export interface ComposeMenuProps {
  readonly productId: ProductId;
  readonly onMakeAppointment: () => void;
  readonly onMakeOffer: () => void;
}

/** What else than words and pictures can be said: an appointment, and a price where the listing is open to one. */
export function ComposeMenu({ productId, onMakeAppointment, onMakeOffer }: ComposeMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const product = useParties([productId], []).products.get(productId);
  const choose = (begin: () => void) => () => {
    setOpen(false);
    begin();
  };
  return (
    <>
      <IconButton
        label={text.more}
        icon={<Plus size={22} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.more}>
        <li>
          <button type="button" className={menuEntry} onClick={choose(onMakeAppointment)}>
            <CalendarPlus size={20} aria-hidden="true" />
            {text.appointment}
          </button>
        </li>
        {product?.negotiable ? (
          <li>
            <button type="button" className={menuEntry} onClick={choose(onMakeOffer)}>
              <Tag size={20} aria-hidden="true" />
              {text.offer}
            </button>
          </li>
        ) : null}
      </MenuSheet>
    </>
  );
}

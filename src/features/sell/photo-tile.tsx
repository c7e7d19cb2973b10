import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Move from 'lucide-react/icons/move';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type PointerEvent } from 'react';
import type { ListingPicture } from '#domain/product/listing.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { ListingPhoto } from './listing-photo.tsx';
import styles from './photo-tile.module.css';

const text = sellText.photo;

export interface PhotoTileProps {
  readonly picture: ListingPicture;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One picture with its tools: dragged to its place by its handle, or sent there by buttons. */
export function PhotoTile({ picture, index, count, onMove, onRemove }: PhotoTileProps) {
  const [isDragged, setDragged] = useState(false);
  const position = index + 1;
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    // From now on the handle hears of the finger wherever it goes.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(true);
  };
  const drop = ({ clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    if (!isDragged) return;
    setDragged(false);
    const to = tileAt(clientX, clientY);
    if (to !== null) onMove(to);
  };
  return (
    <li className={classNames(styles.tile, isDragged && styles.dragged)} data-photo={index}>
      <div className={styles.photo}>
        <ListingPhoto picture={picture} alt={text.name(position)} />
        {index === 0 ? (
          <span className={styles.cover}>
            <StatusPill tone="solid">{text.cover}</StatusPill>
          </span>
        ) : null}
        <span className={styles.remove}>
          <IconButton
            look="surface"
            label={text.remove(position)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              onRemove();
            }}
          />
        </span>
        <span className={styles.handle}>
          <IconButton
            look="surface"
            label={text.drag(position)}
            icon={<Move size={18} aria-hidden="true" />}
            onPointerDown={grab}
            onPointerUp={drop}
            onPointerCancel={() => setDragged(false)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowLeft') onMove(index - 1);
              if (key === 'ArrowRight') onMove(index + 1);
            }}
          />
        </span>
      </div>
      <div className={styles.tools}>
        <IconButton
          label={text.earlier(position)}
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={text.later(position)}
          icon={<ArrowRight size={18} aria-hidden="true" />}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton
          label={text.makeCover(position)}
          icon={<Star size={18} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onMove(0)}
        />
      </div>
    </li>
  );
}

/** The place of the picture under a point of the window. */
function tileAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest('[data-photo]');
  return tile instanceof HTMLElement ? Number(tile.dataset['photo']) : null;
}

import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { MenuSheet, menuEntry } from '../choice-sheet.tsx';
import { TOUCH } from '../media-queries.ts';

const text = chatText.photo;

/** Chooses pictures: from the files where there is a mouse, from album or camera where there is a finger. */
export function PhotoButton({ onChosen }: { readonly onChosen: (files: readonly File[]) => void }) {
  const album = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMedia(TOUCH);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (input: RefObject<HTMLInputElement | null>) => {
    close();
    input.current?.click();
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same picture may be chosen again.
    event.target.value = '';
    if (files.length > 0) onChosen(files);
  };
  return (
    <>
      <input ref={album} type="file" accept="image/*" multiple hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
      <IconButton
        label={chatText.composer.photo}
        icon={<ImagePlus size={22} aria-hidden="true" />}
        onClick={() => (isTouch ? setOpen(true) : choose(album))}
      />
      <MenuSheet isOpen={isOpen} onClose={close} title={text.sourceTitle}>
        <li>
          <button type="button" className={menuEntry} onClick={() => choose(album)}>
            <Images size={20} aria-hidden="true" />
            {text.fromAlbum}
          </button>
        </li>
        <li>
          <button type="button" className={menuEntry} onClick={() => choose(camera)}>
            <Camera size={20} aria-hidden="true" />
            {text.fromCamera}
          </button>
        </li>
      </MenuSheet>
    </>
  );
}

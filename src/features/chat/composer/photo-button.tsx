import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { TOUCH, useMedia } from '../use-media.ts';

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
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={text.sourceTitle}
        closeLabel={commonText.close}
        footer={
          <>
            <Button
              variant="secondary"
              icon={<Camera size={18} aria-hidden="true" />}
              onClick={() => choose(camera)}
            >
              {text.fromCamera}
            </Button>
            <Button icon={<Images size={18} aria-hidden="true" />} onClick={() => choose(album)}>
              {text.fromAlbum}
            </Button>
          </>
        }
      >
        {null}
      </Sheet>
    </>
  );
}

import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { useOnDemand } from './use-on-demand.ts';

/** The sheet is far heavier than the button: its code comes with the first press. */
const loadMenu = () => import('./menu-sheet.tsx');

export function MenuButton() {
  const [menu, bringMenu] = useOnDemand(loadMenu);
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(await bringMenu());
  return (
    <>
      <IconButton
        label={shellText.navigation.openMenu}
        icon={<Menu size={24} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      />
      {menu ? <menu.MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

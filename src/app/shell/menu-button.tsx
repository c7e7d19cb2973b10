import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { shellText } from '#i18n/ko/shell.ts';
import { IconButton } from '#ui/action/icon-button.tsx';

// The sheet is far heavier than the button; its code comes with the first press.
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));

export function MenuButton() {
  const [state, setState] = useState<'never_opened' | 'open' | 'closed'>('never_opened');
  return (
    <>
      <IconButton
        label={shellText.navigation.openMenu}
        icon={<Menu size={24} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state === 'never_opened' ? null : (
        <Suspense>
          <MenuSheet isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}

import ShieldCheck from 'lucide-react/icons/shield-check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import styles from './safety-banner.module.css';

/** How not to be cheated. It can be put away, and is there again at the next visit. */
export function SafetyBanner() {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div className={styles.banner}>
      <ShieldCheck size={18} aria-hidden="true" />
      <p className={styles.words}>{chatText.safety.banner}</p>
      <IconButton
        label={chatText.safety.hide}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => setHidden(true)}
      />
    </div>
  );
}

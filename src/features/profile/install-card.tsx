import { askToInstall, useInstallability } from '#device/install-prompt.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './profile.module.css';

const text = profileText.install;

/** How the app comes to the home screen of this device. */
export function InstallCard() {
  const way = useInstallability();
  return (
    <Card>
      <div className={styles.form}>
        <p className={styles.lead}>{way === 'installed' ? text.installed : text.lead}</p>
        {way === 'by_hand_ios' ? <p className={styles.sub}>{text.ios}</p> : null}
        {way === 'unknown' ? <p className={styles.sub}>{text.unknown}</p> : null}
        {way === 'promptable' ? (
          <Button
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              void askToInstall();
            }}
          >
            {text.ask}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

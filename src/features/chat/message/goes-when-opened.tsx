import { sendsWhileClosed } from '#device/request-background-sync.ts';
import { chatText } from '#i18n/ko/chat.ts';
import styles from './goes-when-opened.module.css';

/** Under what waits, where no browser wakes us when the network is back (iPhones, Firefox). */
export const GoesWhenOpened = () =>
  sendsWhileClosed() ? null : <p className={styles.note}>{chatText.message.goesWhenOpened}</p>;

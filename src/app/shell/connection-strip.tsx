import CloudOff from 'lucide-react/icons/cloud-off';
import Wifi from 'lucide-react/icons/wifi';
import WifiLow from 'lucide-react/icons/wifi-low';
import { useRef, useState, useEffect } from 'react';
import { formatClock, formatDateTime } from '#domain/format/format-time.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, type Millis } from '#domain/units.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { useConnection, type ConnectionView } from '#session/use-connection.ts';
import { classNames } from '#ui/class-names.ts';
import { useStripRoom } from './use-strip-room.ts';
import styles from './connection-strip.module.css';

const text = shellText.connection;

type Strip = 'offline' | 'unstable' | 'recovered';

const LOOKS = {
  offline: { Icon: CloudOff, sentence: text.offline },
  unstable: { Icon: WifiLow, sentence: text.unstable },
  recovered: { Icon: Wifi, sentence: text.recovered },
} as const;

/**
 * Tells how the connection stands, laid over the head of the page so that nothing moves. Its live region is
 * always there: a screen reader hears what changes in it.
 */
export function ConnectionStrip() {
  const view = useConnection();
  const strip = useCalm(stripOf(view));
  const element = useRef<HTMLDivElement>(null);
  useStripRoom(element, strip);
  return (
    <div ref={element} className={styles.place} role="status">
      {strip === null ? null : <StripWords strip={strip} lastSuccess={view.lastSuccess} />}
    </div>
  );
}

interface StripWordsProps {
  readonly strip: Strip;
  readonly lastSuccess: Millis | null;
}

function StripWords({ strip, lastSuccess }: StripWordsProps) {
  const { Icon, sentence } = LOOKS[strip];
  const [now] = useState(() => millis(Date.now()));
  return (
    <p className={classNames(styles.strip, styles[strip])}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.words}>
        <span>{sentence}</span>
        {strip === 'offline' && lastSuccess !== null ? (
          <span className={styles.time}>{text.lastSuccess(timeOf(lastSuccess, now))}</span>
        ) : null}
      </span>
    </p>
  );
}

function stripOf({ kind, justRecovered }: ConnectionView): Strip | null {
  if (kind !== 'online') return kind;
  return justRecovered ? 'recovered' : null;
}

const timeOf = (at: Millis, now: Millis): string =>
  seoulDate(at) === seoulDate(now) ? formatClock(at) : formatDateTime(at);

/**
 * The value, except that while a finger or mouse button is down it stays what it was: nothing may change
 * under a press. The press itself draws nothing.
 */
function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  const isPressed = useRef(false);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    if (!isPressed.current) setCalm(value);
  }, [value]);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const lift = () => {
      isPressed.current = false;
      setCalm(latest.current);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    // A button released outside the window tells nobody: that leaves it.
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, lift, options);
    return () => listening.abort();
  }, []);
  return calm;
}

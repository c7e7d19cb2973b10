import Copy from 'lucide-react/icons/copy';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { formatShortDayName } from '#domain/format/format-short-day.ts';
import { hoursOfToday } from '#domain/store/open-now.ts';
import type { Store } from '#domain/store/store.ts';
import { dayNumberOfDate, seoulClock, seoulDate, startOfSeoulDay } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import { storesText as text } from '#i18n/ko/stores.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { hoursWords, openingWords } from './opening-words.ts';
import styles from './stores.module.css';

/** The next ones; nobody plans a visit in a year. */
const MOST_HOLIDAYS = 4;
const ACTION = buttonClass({ variant: 'secondary', size: 'small' });

/** One store: whether it is open, and how to call it, find it or copy where it is. */
export function StoreCard({ store, now }: { readonly store: Store; readonly now: Millis }) {
  const opening = openingWords(store, now);
  return (
    <Card>
      <article className={styles.store}>
        <header className={styles.head}>
          <h2 className={styles.name}>{store.name}</h2>
          <StatusPill tone={opening.isOpen ? 'ok' : 'neutral'}>{opening.sentence}</StatusPill>
        </header>
        <address className={styles.address}>{store.address}</address>
        <ul className={styles.services}>
          {store.services.map((service) => (
            <li key={service}>{text.services[service]}</li>
          ))}
        </ul>
        <Hours store={store} now={now} />
        <div className={styles.actions}>
          <a
            className={ACTION}
            href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={text.callStore(store.name)}
          >
            <Phone size={18} aria-hidden="true" />
            {text.call}
          </a>
          <a
            className={ACTION}
            href={directionsUrl(store)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text.directionsTo(store.name)}
          >
            <MapPin size={18} aria-hidden="true" />
            {text.directions}
          </a>
          <Button
            variant="secondary"
            size="small"
            icon={<Copy size={18} aria-hidden="true" />}
            aria-label={text.copyAddressOf(store.name)}
            onClick={() => void copyAddress(store.address)}
          >
            {text.copyAddress}
          </Button>
        </div>
      </article>
    </Card>
  );
}

function Hours({ store, now }: { readonly store: Store; readonly now: Millis }) {
  const today = seoulClock(now).weekday;
  const coming = store.holidays.filter((day) => day >= seoulDate(now)).slice(0, MOST_HOLIDAYS);
  return (
    <details className={styles.hours}>
      <summary>
        {text.hours} · {text.today} {hoursWords(hoursOfToday(store, now))}
      </summary>
      <dl className="tabular">
        {text.days.map((day, index) => (
          <div key={day} className={index === today ? styles.today : undefined}>
            <dt>{day}</dt>
            <dd>{hoursWords(store.hours[index] ?? null)}</dd>
          </div>
        ))}
        {coming.length === 0 ? null : (
          <div>
            <dt>{text.dayOff}</dt>
            <dd>
              {coming.map((day) => formatShortDayName(startOfSeoulDay(dayNumberOfDate(day) ?? 0))).join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

/** A map by its address works in every app that takes map links; coordinates keep it from guessing. */
const directionsUrl = ({ name, lat, lng }: Store): string =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name)},${lat},${lng}`;

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.show({ title: text.copied });
  } catch (error) {
    console.warn('the address could not be copied', error);
    toasts.show({ title: text.copyFailed, tone: 'error' });
  }
}

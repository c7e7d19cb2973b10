import { KEPT_DAYS } from '#domain/system/retention.ts';
import { takeoutText } from '#i18n/ko/takeout.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './takeout.module.css';

const text = takeoutText.kept;
const after = (kept: keyof typeof KEPT_DAYS): string => text.after(text.days(KEPT_DAYS[kept]));

/** What is kept how long, by the periods that the functions themselves delete by. */
export function KeptTable() {
  return (
    <Card>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={styles.words}>{text.lead}</p>
      <SpecList
        items={[
          { term: text.account, value: text.untilLeaving },
          { term: text.talk, value: text.talkFor },
          { term: text.exchanges, value: text.exchangesFor },
          { term: text.notifications, value: after('notifications') },
          { term: text.noShows, value: after('noShows') },
          { term: text.sellerDisclosures, value: after('sellerDisclosures') },
          { term: text.evidence, value: after('evidence') },
          { term: text.unshownPictures, value: after('unshownPictures') },
          {
            term: text.untouchedReservations,
            value: text.ends(text.days(KEPT_DAYS.untouchedReservations)),
          },
          { term: text.pushes, value: after('pushes') },
          { term: text.clientErrors, value: after('clientErrors') },
        ]}
      />
    </Card>
  );
}

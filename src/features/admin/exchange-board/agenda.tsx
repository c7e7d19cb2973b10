import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { useVisitsToday } from '#session/desk/use-exchange-desk.ts';
import { Section } from '#ui/layout/section.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import styles from './board.module.css';
import { Tiles, type TilesProps } from './tiles.tsx';

/** Today's visits, asked for by themselves: where hundreds wait they need not stand on the board. */
export function Agenda(props: TilesProps) {
  const visits = useVisitsToday(props.now);
  return (
    <Section title={text.agenda}>
      <LiveGate live={visits} failed={text.failed} denied={text.denied} offline={text.offline}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.quiet}>{text.agendaEmpty}</p>
          ) : (
            <div className={styles.agenda}>
              <Tiles exchanges={rows} isToday {...props} />
            </div>
          )
        }
      </LiveGate>
    </Section>
  );
}

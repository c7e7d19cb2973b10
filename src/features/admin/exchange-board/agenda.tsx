import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import type { Pages } from '#services/desk/use-pages.ts';
import { Section } from '#ui/layout/section.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import { PageTurner } from '../desk/page-turner.tsx';
import styles from './board.module.css';
import { Tiles, type TilesProps } from './tiles.tsx';

export interface AgendaProps extends TilesProps {
  readonly visits: Pages<GoldExchange>;
}

/** Today's visits, asked for by themselves: where hundreds wait they need not stand on the board. */
export function Agenda({ visits, ...rest }: AgendaProps) {
  return (
    <Section title={text.agenda}>
      <LiveGate live={visits.page} failed={text.failed} denied={text.denied} offline={text.offline}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.quiet}>{visits.isWhole ? text.agendaEmpty : text.agendaPageEmpty}</p>
          ) : (
            <div className={styles.agenda}>
              <Tiles exchanges={rows} isToday {...rest} />
            </div>
          )
        }
      </LiveGate>
      <PageTurner firstLabel={text.firstVisits} nextLabel={text.nextVisits} {...visits.turner} />
    </Section>
  );
}

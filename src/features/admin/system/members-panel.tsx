import { useState, type FormEvent } from 'react';
import { MEMBER_WORDS_MAX_CHARS, type FoundMember } from '#domain/system/found-member.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { useFindMember } from '#services/desk/use-desk-call.ts';
import { useMemberSearches } from '#services/desk/use-desk.ts';
import { usePages, usePlaceInList } from '#services/desk/use-pages.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import { Section } from '#ui/layout/section.tsx';
import desk from '../desk/desk.module.css';
import { History } from '../desk/history.tsx';
import { StaleNotice } from '../desk/stale-notice.tsx';
import { MemberCard } from './member-card.tsx';
import styles from './system.module.css';

const SHORTEST = 2;

type Standing =
  | { readonly kind: 'none' }
  | { readonly kind: 'short' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'found'; readonly members: readonly FoundMember[] };

interface Answered {
  /** What stood in the field. */
  readonly words: string;
  readonly standing: Standing;
}

/** Finds who asks the desk for help; nothing of it is kept on this device. */
export function MembersPanel() {
  const [words, setWords] = useState('');
  // Another press is another look, which is written down again: what was found may have changed.
  const [looks, setLooks] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ words: '', standing: { kind: 'none' } });
  // Whom other words have found is not who stands in the field by now.
  const standing: Standing = answered.words === words ? answered.standing : { kind: 'none' };
  const { isBusy, send } = useFindMember(`${words} ${looks}`);
  const place = usePlaceInList();
  const searches = usePages(useMemberSearches(place[0]), place);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim();
    const show = (next: Standing) => setAnswered({ words, standing: next });
    if (wanted.length < SHORTEST) {
      show({ kind: 'short' });
      return;
    }
    const answer = await send(wanted);
    if (answer === null) return;
    if (!answer.ok) {
      // Nobody was shown; it may have been written down all the same, and the next try is the same look.
      show({ kind: 'failed', sentence: deskText.callRefusal[answer.code] });
      return;
    }
    setLooks(looks + 1);
    show({ kind: 'found', members: answer.value });
  };
  return (
    <>
      <Section title={text.search}>
        <p className={desk.lead}>{text.searchLead}</p>
        <StaleNotice>{text.searchOffline}</StaleNotice>
        <form
          className={classNames(cardClass({ isSnug: true }), desk.form)}
          noValidate
          aria-label={text.search}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            label={text.searchLabel}
            autoComplete="off"
            maxLength={MEMBER_WORDS_MAX_CHARS}
            value={words}
            error={standing.kind === 'short' ? text.searchShort : null}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {standing.kind === 'failed' ? (
            <Notice tone="error" role="alert">
              {standing.sentence}
            </Notice>
          ) : null}
          <div className={desk.actions}>
            <Button type="submit" isLoading={isBusy}>
              {text.searchButton}
            </Button>
          </div>
        </form>
        <p role="status" className={styles.found}>
          {isBusy ? text.searching : standing.kind === 'found' ? foundWords(standing.members.length) : null}
        </p>
        {standing.kind === 'found' ? (
          <ul className={styles.list}>
            {standing.members.map((member) => (
              <li key={member.uid}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        ) : null}
      </Section>
      <History pages={searches} title={text.searches}>
        {({ found }) => <span>{text.history(found)}</span>}
      </History>
    </>
  );
}

const foundWords = (count: number): string => (count === 0 ? text.foundNone : text.foundCount(count));

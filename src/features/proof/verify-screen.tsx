import FileSearch from 'lucide-react/icons/file-search';
import { useRef, useState } from 'react';
import { saveFile } from '#device/save-file.ts';
import { proofText, verdictText as text } from '#i18n/ko/proof.ts';
import { checkProof } from '#services/proof/check-proof.ts';
import { publishedKeys } from '#services/proof/published-keys.ts';
import { Button } from '#ui/action/button.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './proof.module.css';
import { verdictWords, type VerdictWords } from './verdict-lines.ts';

/** A phone has to hold it several times over. */
const MAX_BYTES = 150_000_000;

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly words: string }
  | { readonly kind: 'verdict'; readonly words: VerdictWords };

/** /verify-proof: judges a file on this device, with no network and nobody asked. */
export function VerifyScreen() {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const [checkerProblem, setCheckerProblem] = useActionError();
  const check = async (file: File) => {
    setShown({ kind: 'reading' });
    setShown(await judge(file));
  };
  const saveChecker = async () => {
    setCheckerProblem(null);
    try {
      const { checkerFile } = await import('./make-proof.ts');
      saveFile(await checkerFile(), proofText.verifierName);
    } catch (error) {
      console.warn('the checker was not made', error);
      setCheckerProblem(text.checkerFailed);
    }
  };
  return (
    <Page width="reading">
      <PageHeader title={text.title} lead={text.lead} />
      <Stack gap={24}>
        {publishedKeys.length === 0 ? <Notice tone="error">{text.noKeys}</Notice> : null}
        <input
          ref={input}
          type="file"
          accept=".html,text/html"
          hidden
          data-testid="proof-file"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void check(file);
          }}
        />
        <Button
          icon={<FileSearch size={20} aria-hidden="true" />}
          isLoading={shown.kind === 'reading'}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        <Outcome shown={shown} />
        <Section title={text.withoutUs}>
          <Stack>
            <p>{text.verifierLead}</p>
            {checkerProblem === null ? null : <Problem words={checkerProblem} />}
            <div>
              <Button variant="secondary" onClick={() => void saveChecker()}>
                {text.saveVerifier}
              </Button>
            </div>
            {publishedKeys.map((key) => (
              <p key={key} className={styles.keys}>
                {text.keys}: <code>{key}</code>
              </p>
            ))}
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}

async function judge(file: File): Promise<Shown> {
  if (file.size > MAX_BYTES) return { kind: 'problem', words: text.tooLarge };
  try {
    const verdict = await checkProof(new Uint8Array(await file.arrayBuffer()), publishedKeys);
    return { kind: 'verdict', words: verdictWords(verdict) };
  } catch (error) {
    console.warn('a file could not be judged', error);
    return { kind: 'problem', words: text.unreadable };
  }
}

function Problem({ words }: { readonly words: string }) {
  return (
    <Notice tone="error" role="alert">
      {words}
    </Notice>
  );
}

function Outcome({ shown }: { readonly shown: Shown }) {
  switch (shown.kind) {
    case 'nothing':
      return null;
    case 'reading':
      return <p role="status">{text.reading}</p>;
    case 'problem':
      return <Problem words={shown.words} />;
    case 'verdict': {
      const { tone, title, body, seen } = shown.words;
      return (
        <Stack>
          <Notice tone={tone} title={title} role="status">
            {body}
          </Notice>
          {seen.length === 0 ? null : (
            <Section title={text.seen}>
              <SpecList items={seen.map(([term, value]) => ({ term, value }))} />
            </Section>
          )}
        </Stack>
      );
    }
  }
}

import { useState } from 'react';
import { formatDate } from '#domain/format/format-time.ts';
import type { OrderId } from '#domain/ids.ts';
import { sellerIdentityText as text } from '#i18n/ko/seller-identity.ts';
import {
  sellerIdentity,
  type IdentityFailure,
  type SellerIdentity as Known,
} from '#services/orders/seller-identity.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import styles from './my-orders.module.css';

type Asked =
  | { readonly kind: 'unasked' | 'asking' }
  | { readonly kind: 'known'; readonly identity: Known }
  | { readonly kind: 'failed'; readonly code: IdentityFailure };

interface SellerIdentityProps {
  readonly orderId: OrderId;
  readonly ask?: typeof sellerIdentity;
}

/** Who the seller of a deal is, shown to its buyer who asks for it. */
export function SellerIdentity({ orderId, ask = sellerIdentity }: SellerIdentityProps) {
  const [asked, setAsked] = useState<Asked>({ kind: 'unasked' });
  const press = async () => {
    setAsked({ kind: 'asking' });
    const answer = await ask(orderId);
    setAsked(answer.ok ? { kind: 'known', identity: answer.value } : { kind: 'failed', code: answer.code });
  };
  return (
    <section aria-label={text.title}>
      <h3 className={styles.other}>{text.title}</h3>
      <div role="status">
        {asked.kind === 'known' ? <Identity {...asked.identity} /> : null}
        {asked.kind === 'failed' ? <Notice tone="error">{text.failure[asked.code]}</Notice> : null}
      </div>
      {asked.kind === 'known' ? null : (
        <Stack gap={8}>
          <p>{text.lead}</p>
          <AskingButton
            variant="secondary"
            size="small"
            isLoading={asked.kind === 'asking'}
            label={text.ask}
            question={{ title: text.question, body: text.explanation, yes: text.yes, no: text.no }}
            onYes={() => void press()}
          />
        </Stack>
      )}
    </section>
  );
}

function Identity({ nickname, email, isEmailVerified, phone, joinedAt }: Known) {
  return (
    <>
      <SpecList
        items={[
          { term: text.nickname, value: nickname },
          { term: text.name, value: text.nameUnknown },
          {
            term: text.email,
            value: `${email} · ${isEmailVerified ? text.emailVerified : text.emailUnverified}`,
          },
          { term: text.phone, value: phone === '' ? text.phoneMissing : `${phone} · ${text.phoneTyped}` },
          { term: text.joinedAt, value: formatDate(joinedAt) },
        ]}
      />
      <p>{text.reported}</p>
    </>
  );
}

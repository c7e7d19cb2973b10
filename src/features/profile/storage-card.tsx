import { useEffect, useState } from 'react';
import { askToPersist } from '#device/lasting-storage.ts';
import { formatDate } from '#domain/format/format-time.ts';
import { formatBytes } from '#domain/format/format-bytes.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { forgetPictures, readDeviceData, type DeviceData } from '#services/storage/device-data.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { SpecList } from '#ui/display/spec-list.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.storage;

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly data: DeviceData };

/** What this device keeps, how safe it is there, and a way to make room. */
export function StorageCard({ uid }: { readonly uid: UserId }) {
  const [shown, read] = useDeviceData(uid);

  const persist = async () => {
    const isGranted = await askToPersist().catch((error: unknown) => {
      console.warn('this browser would not say whether it keeps the data', error);
      return false;
    });
    toasts.show(
      isGranted ? { title: text.persistGranted, tone: 'ok' } : { title: text.persistDenied, tone: 'info' },
    );
    read();
  };
  const clear = async () => {
    try {
      await forgetPictures();
      toasts.show({ title: text.cleared, tone: 'ok' });
    } catch (error) {
      console.warn('the pictures were not removed', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    }
    read();
  };

  if (shown.kind !== 'ready') {
    const skeleton = { count: 2, shape: 'small-row' } as const;
    return (
      <LiveState
        kind={shown.kind}
        words={commonText}
        failed={text.failed}
        isCompact
        onRetry={read}
        {...{ skeleton }}
      />
    );
  }
  const { data } = shown;
  return (
    <Card>
      <div className={styles.form}>
        <p className={styles.lead}>{text.lead}</p>
        <SpecList items={itemsOf(data)} />
        {data.isPersisted === null ? null : (
          <p className={styles.sub}>{data.isPersisted ? text.persisted : text.notPersisted}</p>
        )}
        <div className={styles.photoButtons}>
          {data.isPersisted === false ? (
            <Button
              variant="secondary"
              size="small"
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                void persist();
              }}
            >
              {text.persist}
            </Button>
          ) : null}
          <AskingButton
            variant="ghost"
            size="small"
            // It keeps the focus of whoever has pressed it.
            aria-disabled={data.pictures === 0}
            label={text.clear}
            question={{
              title: text.clearTitle,
              body: text.clearBody,
              yes: text.clearConfirm,
              no: commonText.cancel,
            }}
            onYes={() => void clear()}
          />
        </div>
      </div>
    </Card>
  );
}

function itemsOf({ used, available, since, messages, pictures, products, posts }: DeviceData) {
  const space =
    used === null || available === null
      ? text.unknownUse
      : text.usedOf(formatBytes(used), formatBytes(available));
  const amount = (count: number) => profileText.amount(groupThousands(count));
  return [
    { term: text.used, value: space },
    ...(since === null ? [] : [{ term: text.since, value: text.sinceDay(formatDate(since)) }]),
    { term: text.messages, value: amount(messages) },
    { term: text.pictures, value: amount(pictures) },
    { term: text.products, value: amount(products) },
    { term: text.posts, value: amount(posts) },
  ];
}

function useDeviceData(uid: UserId): readonly [Shown, () => void] {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  useEffect(() => void load(uid, setShown), [uid]);
  return [shown, () => void load(uid, setShown)];
}

async function load(uid: UserId, tell: (shown: Shown) => void): Promise<void> {
  try {
    tell({ kind: 'ready', data: await readDeviceData(uid) });
  } catch (error) {
    console.warn('the storage of this device could not be read', error);
    tell({ kind: 'failed' });
  }
}

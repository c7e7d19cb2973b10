import { useMemo, useId, useRef, useState, type FormEvent } from 'react';
import { formLeft, formPhotoLeft, photoOf } from '#data/local/queries/own-gold-queries.ts';
import { lastWeightUnit } from '#device/weight-unit.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import {
  EMPTY_PIECE,
  formOfPiece,
  pieceOf,
  problemsOfPiece,
  restorePieceForm,
  type PieceForm as Form,
} from '#domain/own-gold/piece-form.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { useDraftKeeper } from '#services/forms/use-draft-keeper.ts';
import { useLive } from '#session/use-live.ts';
import { useWish } from '#session/use-wish.ts';
import { keepFormPhoto, keepPiece, pieceFormWriter, type OwnGold } from '#sync/commands/keep-own-gold.ts';
import type { PreparedListingPhoto } from '#sync/commands/keep-listing-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import styles from './own-gold.module.css';
import { PhotoField } from './photo-field.tsx';
import { PieceFields } from './piece-fields.tsx';

const text = ownGoldText.form;

export interface PieceFormProps {
  readonly gold: OwnGold;
  /** `null` for a new one. */
  readonly piece: OwnPiece | null;
  readonly onClose: () => void;
}

/** Begins with what was typed and not kept, else with the piece as it is. */
export function PieceForm(props: PieceFormProps) {
  const { gold, piece } = props;
  // Read once: what is typed from then on is written down in its place.
  const [initial, setInitial] = useState<Left | null>(null);
  const left = useLive(async () => {
    const of = [gold.db, gold.owner, piece?.id ?? null] as const;
    const [kept, photo] = await Promise.all([formLeft(...of), formPhotoLeft(...of)]);
    return { form: kept === null ? null : restorePieceForm(kept), photo };
  }, [gold, piece]);
  if (initial === null && left.kind !== 'loading') {
    const fresh = piece ? formOfPiece(piece) : { ...EMPTY_PIECE, weightUnit: lastWeightUnit('gram') };
    const kept = left.kind === 'ready' ? left.value : null;
    const photo = kept?.photo;
    const isChosen = photo instanceof File;
    setInitial({
      form: kept?.form ?? fresh,
      photo: isChosen ? undefined : photo,
      chosen: isChosen ? photo : null,
    });
  }
  return initial === null ? null : <Filling {...props} left={initial} />;
}

interface Left {
  readonly form: Form;
  /** Left out for as long as nobody has touched it; `null` takes the known one away. */
  readonly photo: PreparedListingPhoto | null | undefined;
  /** One that was being made ready when its page ended. */
  readonly chosen: File | null;
}

function Filling({ gold, piece, left, onClose }: PieceFormProps & { readonly left: Left }) {
  const formId = useId();
  const { db, owner, giveUp } = gold;
  const id = piece?.id ?? null;
  const [form, setForm] = useState(left.form);
  const [photo, setPhoto] = useState(left.photo);
  const photoKept = useRef(Promise.resolve());
  const known = useLive(
    async () => (piece?.hasPhoto ? await photoOf(db, owner, piece.id) : null),
    [db, owner, piece],
  );
  const writer = useMemo(
    () => pieceFormWriter({ db, owner, giveUp }, id, realEnvironment),
    [db, owner, giveUp, id],
  );
  const keeper = useDraftKeeper(form, left.form, writer);
  const wish = useWish(JSON.stringify(form));
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useActionError();
  const isStillThere = useStillThere();
  const [isBusy, setBusy] = useState(false);
  const [isPreparing, setPreparing] = useState(left.chosen !== null);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const details = pieceOf(form);
    // A photo that has been chosen goes along.
    if (!details || isBusy || isPreparing) return;
    setBusy(true);
    setFailure(null);
    await Promise.all([keeper.stop(), photoKept.current]);
    const saved = await wish.fulfil((wished) =>
      keepPiece(
        gold,
        { known: piece, details, ...(photo === undefined ? {} : { photo }) },
        realEnvironment,
        wished,
      ),
    );
    if (saved === null) return;
    setBusy(false);
    if (!saved.ok) {
      keeper.resume();
      setFailure(text.failure[saved.code]);
      return;
    }
    toasts.show({ title: text.saved, tone: 'ok' });
    if (isStillThere()) onClose();
  };
  const change = (changed: Partial<Form>) => {
    // What is typed while a piece is being kept would not be kept with it.
    if (!isBusy) setForm((before) => ({ ...before, ...changed }));
  };

  // Choosing one may cost the page: the album is another app.
  const keepPhoto = (kept: PreparedListingPhoto | File | null | undefined) => {
    photoKept.current = photoKept.current.then(() => keepFormPhoto(gold, id, kept));
  };
  const choose = (chosen: PreparedListingPhoto | null) => {
    setPhoto(chosen);
    keepPhoto(chosen);
  };
  const stored = known.kind === 'ready' ? known.value : null;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={piece ? text.editTitle : text.addTitle}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form={formId} isFullWidth isLoading={isBusy || isPreparing}>
          {text.save}
        </Button>
      }
    >
      <form id={formId} ref={formRef} onSubmit={(event) => void save(event)} noValidate>
        <Stack>
          {failure ? (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          ) : null}
          <PieceFields form={form} problems={attempt > 0 ? problemsOfPiece(form) : {}} onChange={change} />
          <PhotoField
            photo={photo === undefined ? stored : photo}
            name={form.name}
            left={left.chosen}
            onChosen={keepPhoto}
            onChange={choose}
            onNothing={() => keepPhoto(photo)}
            isBusy={isPreparing}
            isStill={isBusy}
            onBusy={setPreparing}
          />
          <p className={styles.small}>{text.kept}</p>
        </Stack>
      </form>
    </Sheet>
  );
}

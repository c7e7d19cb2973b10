import ScanLine from 'lucide-react/icons/scan-line';
import { useRef, useState } from 'react';
import { TYPED_DIGITS } from '#domain/meeting/meeting.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone, focusBesideOnceTaken } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './meeting.module.css';
import { useCameraCode } from './use-camera-code.ts';

export interface TakenCode {
  readonly by: 'camera' | 'hand';
  readonly text: string;
}

export interface CodeTakerProps {
  readonly label: string;
  /** Gives what is wrong with it, in words; `null` where nothing is. */
  readonly onTaken: (code: TakenCode) => Promise<string | null>;
}

/** Takes what the other phone shows: by the camera, or typed. What was typed stays until it is right. */
export function CodeTaker({ label, onTaken }: CodeTakerProps) {
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [problem, setProblem] = useState<{ readonly of: TakenCode['by']; readonly words: string } | null>(
    null,
  );
  const take = async (code: TakenCode) => {
    try {
      const words = await onTaken(code);
      setProblem(words === null ? null : { of: code.by, words });
    } catch (error) {
      console.error('a code was not taken', error);
      setProblem({ of: code.by, words: text.notDone });
    }
  };
  const submit = () => {
    const code = typed.replaceAll(/\D/gu, '');
    if (code.length === TYPED_DIGITS) void take({ by: 'hand', text: code });
    else setProblem({ of: 'hand', words: text.digits(TYPED_DIGITS) });
  };
  return (
    <Stack>
      {isScanning ? (
        <>
          <Camera onCode={(seen) => void take({ by: 'camera', text: seen })} />
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              setScanning(false);
            }}
          >
            {text.stopScan}
          </Button>
        </>
      ) : (
        <Button
          isFullWidth
          icon={<ScanLine size={18} aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            setProblem(null);
            setScanning(true);
          }}
        >
          {text.scan}
        </Button>
      )}
      {problem?.of === 'camera' ? (
        <Notice tone="error" role="alert">
          {problem.words}
        </Notice>
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          focusBesideOnceTaken(event.currentTarget);
          submit();
        }}
      >
        <Stack gap={8}>
          <TextField
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={problem?.of === 'hand' ? problem.words : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="secondary" isFullWidth>
            {text.submitTyped}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

/** What the camera sees, and that it is looked at. */
function Camera({ onCode }: { readonly onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCameraCode(video, onCode);
  return (
    <>
      {camera === 'refused' ? (
        <Notice tone="error" role="alert">
          {text.cameraRefused}
        </Notice>
      ) : (
        <p role="status">{text.scanning}</p>
      )}
      <video
        ref={video}
        className={styles.camera}
        hidden={camera === 'refused'}
        muted
        playsInline
        aria-hidden="true"
      />
    </>
  );
}

import './photo.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { UploadKind } from '#domain/files/fileRules.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import { clock, useCountdown } from '../../../public/useCountdown.ts';
import type { SendFile } from '../upload/uploadQueue.ts';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoFrame, type PhotoShape } from './PhotoFrame.tsx';
import type { PhotoKeeper } from './photoKeeper.ts';
import { withAdvice } from './photoProblem.ts';
import { photoTexts, warningTexts } from './photoTexts.ts';
import { unsentOf } from './unsentOf.ts';
import { type PhotoStep, usePhoto } from './usePhoto.ts';

interface Props {
  /** Of the group: what a summary of errors leads to. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, as the form knows: that it is missing. */
  error?: string | null | undefined;
  /** Which camera a phone opens: the one at its back, or the one over its screen. */
  camera: 'environment' | 'user';
  shape: PhotoShape;
  kind: UploadKind;
  language: Language;
  /** Whether one has arrived before this page was loaded. */
  isSent: boolean;
  send: SendFile;
  /** Where a photo that has not arrived outlives a reload; without one it does not. */
  keeper?: PhotoKeeper;
  /** Told what a photo that was chosen waits for, null once none does: the form says that in place of "missing". */
  onUnsent?: (why: Sentence | null) => void;
  /** Why it could not be sent, in words. */
  messageOf: (error: unknown) => string;
}

/** With what is next, where the focus was here or is lost with the button that had it. A photo that was kept comes by itself and takes none. */
const useFocusOnStep = (step: PhotoStep, isRestored: boolean) => {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    const isByItself = isRestored && before.current === 'empty';
    before.current = step;
    if (isByItself) return;
    const { activeElement, body } = document;
    if (activeElement !== body && !group.current?.contains(activeElement)) return;
    (group.current?.querySelector<HTMLElement>('[data-next]') ?? group.current)?.focus();
  }, [step, isRestored]);
  return group;
};

const SAID: Partial<Record<PhotoStep, 'reading' | 'check' | 'sending' | 'sent'>> = {
  reading: 'reading',
  chosen: 'check',
  sending: 'sending',
  sent: 'sent',
};

/** For how long it is put off, counted down for who sees it; who hears it is told once. */
const Waiting = ({ until, language }: { until: number; language: Language }) => {
  const left = useCountdown(until);
  return (
    <p className="s-hint p-waiting" aria-hidden="true">
      {photoTexts.waiting[language].replace('%{time}', clock(left))}
    </p>
  );
};

/** What is there to say of the photo: heard when it changes, seen where the frame does not show it. */
const Notes = ({
  photo,
  kind,
  language,
  messageOf,
}: Pick<Props, 'kind' | 'language' | 'messageOf'> & { photo: Photo }) => {
  const { step, picture, problem, error, isWaiting, isRestored, isPaper, until } = photo;
  const known = isPaper && step === 'chosen' ? 'checkFile' : SAID[step];
  const said = until === null ? known : 'waitingHeard';
  return (
    <>
      <p className={step === 'sent' || until !== null ? 's-hidden' : 's-hint'} role="status">
        {isRestored && step === 'chosen' && `${photoTexts[isPaper ? 'restoredFile' : 'restored'][language]} `}
        {said && photoTexts[said][language]}
      </p>
      {until !== null && <Waiting until={until} language={language} />}
      {step === 'chosen' && picture && picture.warnings.length > 0 && (
        <div role="status">
          <ul className="p-warnings">
            {picture.warnings.map((warning) => (
              <li key={warning}>{warningTexts[warning][language]}</li>
            ))}
          </ul>
        </div>
      )}
      {(problem || step === 'failed') && (
        <p className="s-field-error" role="alert">
          {problem ? problem[language] : withAdvice(messageOf(error), kind, language)}{' '}
          {isWaiting && photoTexts[isPaper ? 'keptFile' : 'kept'][language]}
        </p>
      )}
    </>
  );
};

type Photo = ReturnType<typeof usePhoto>;

/** Takes one photo: by a phone's camera or from a file, made small, looked at, turned, sent, replaced. Draws no library of the office. */
export const PhotoField = (props: Props) => {
  const { id, label, hint, error, camera, shape, kind, language, isSent, messageOf } = props;
  const names = useId();
  const photo = usePhoto(props);
  const step = photo.step === 'empty' && isSent ? 'sent' : photo.step;
  const group = useFocusOnStep(photo.step, photo.isRestored);
  const unsent = unsentOf(photo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens then
  useEffect(() => props.onUnsent?.(unsent), [unsent]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus in every browser
    <div
      ref={group}
      id={id}
      className="p-photo"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${names}-label`}
      aria-describedby={`${names}-error ${names}-hint`}
    >
      <p className="p-label" id={`${names}-label`}>
        {label}
      </p>
      <div className="s-hint p-hint" id={`${names}-hint`}>
        {hint}
      </div>
      <PhotoFrame
        shape={shape}
        step={step}
        preview={photo.picture?.preview ?? null}
        name={photo.picture?.file.name ?? null}
        alt={label}
        share={photo.share}
        onPick={() =>
          group.current?.querySelector<HTMLInputElement>('input[type=file]:not([capture])')?.click()
        }
        language={language}
      />
      <p className="s-field-error" id={`${names}-error`}>
        {step === 'empty' || step === 'chosen' ? error : ''}
      </p>
      <Notes photo={photo} kind={kind} language={language} messageOf={messageOf} />
      <PhotoButtons
        photo={photo}
        label={label}
        camera={camera}
        kind={kind}
        language={language}
        hasOne={step !== 'empty'}
      />
    </div>
  );
};

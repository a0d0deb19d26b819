import { useMemo } from 'react';
import { sayUploadProblem, uploadProblem } from '#domain/selfService/form/uploadProblem.ts';
import type { Sentence } from '#domain/sentence.ts';
import { PhotoField } from '../../../../components/ui/photo/PhotoField.tsx';
import { paperShape } from '../../../../components/ui/photo/paperShape.ts';
import { photoKeeper } from '../../../../providers/applicant/keptPhotos.ts';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { documentsOf } from '../draft/application.ts';
import { useApplication, useDraft } from '../parts/applicationContext.ts';
import { useForm } from '../parts/formContext.ts';
import { useApplyText, useLanguage, useSay } from '../parts/useApplyText.ts';
import { isIn, removeFile, type Slot, sendDocument, slotName } from './fileParts.ts';
import { SentPreview } from './SentPreview.tsx';
import type { DocumentType } from './useDocumentTypes.ts';

interface Props {
  type: DocumentType;
  isNeeded: boolean;
  /** The store that it is of. */
  branch?: number | undefined;
  /** Told what its photo waits for before it is there. */
  onUnsent?: (code: string, why: Sentence | null) => void;
}

/** One kind of document: its photo or file, by itself, so that one that fails holds up no other. */
export function DocumentSlot({ type, isNeeded, branch, onUnsent }: Props) {
  const t = useApplyText();
  const say = useSay();
  const language = useLanguage();
  const words = useFailureText();
  const application = useApplication();
  useDraft(application);
  const { shown } = useForm();
  const { files, problems } = documentsOf(application);
  const slot: Slot = { documentCode: type.code, ...(branch === undefined ? {} : { branch }) };
  const place = slotName(slot);
  const { referenceNumber } = application.draft;
  const keeper = useMemo(() => photoKeeper(referenceNumber, place), [referenceNumber, place]);
  const file = files.find(isIn(slot));
  const error = shown[type.code];
  const recorded = problems[place];
  const messageOf = (failure: unknown): string => {
    if (!(failure instanceof ApiError)) return t('documents.failed');
    return failure.status >= 500 ? say(sayUploadProblem(uploadProblem(failure.message))) : words(failure);
  };
  const remove = () => {
    removeFile(application, slot);
    // The button is gone with its file, and the whole of what is not asked for.
    setTimeout(() => (document.getElementById(type.code) ?? document.getElementById('other'))?.focus());
  };
  return (
    <section className="s-sheet a-document">
      <PhotoField
        id={type.code}
        label={isNeeded ? type.label : t('field.optional', { label: type.label })}
        hint={isNeeded ? undefined : t('documents.notNeeded')}
        error={error ? say(error) : recorded && say(sayUploadProblem(recorded))}
        camera="environment"
        shape={paperShape(type.code)}
        kind="document"
        language={language}
        keeper={keeper}
        isSent={file !== undefined}
        send={(chosen, { key, ...options }) =>
          sendDocument(application, { ...slot, file: chosen, key }, options)
        }
        onUnsent={(why) => onUnsent?.(type.code, why)}
        messageOf={messageOf}
      />
      {file && <SentPreview key={file.uploadId} file={file} />}
      {file && (
        <button type="button" className="s-plain-button" onClick={remove}>
          {t('documents.remove')}
          <span className="s-hidden"> {type.label}</span>
        </button>
      )}
    </section>
  );
}

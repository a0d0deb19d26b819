import { type FormEvent, useId, useState } from 'react';
import { ALLOWED } from '#domain/files/fileRules.ts';
import { type Papers, sendPaper, type TrackedRemark } from '../../../../providers/applicant/tracking.ts';
import { randomId } from '../../../../providers/http/randomId.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import { useTracked } from '../tracked.ts';
import { usePaperKinds } from '../useLabels.ts';

const ACCEPT = `image/*,${ALLOWED.document.map((extension) => `.${extension}`).join(',')}`;

/** Another paper, in the place of the one of its kind that counts. */
export function PaperForm({
  remark,
  papers,
  onDone,
}: {
  remark: TrackedRemark;
  papers: Papers;
  onDone: () => void;
}) {
  const t = useTrackText();
  const words = useFailureText();
  const id = useId();
  const { track } = useTracked();
  const { kinds } = usePaperKinds();
  const [key, setKey] = useState(randomId);
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState(papers.missing[0] ?? papers.required[0] ?? '');
  const [error, setError] = useState<string | null>(null);
  const code = remark.field ?? chosen;
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!file) return;
    const before = papers.list.find((paper) => paper.code === code && paper.isEnabled);
    await sendPaper(track.id, remark.merchantId, { file, code, replaces: before?.id ?? null, key });
    onDone();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(file ? null : t('mend.fileMissing'));
    if (file) submit();
    else document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={send} noValidate>
      {failure && (
        <Alert tone="danger" focusOn={failure}>
          {words(failure)}
        </Alert>
      )}
      {remark.field === null && (
        <label className="s-stacked">
          {t('mend.fileKind')}
          <select className="s-input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="s-stacked" htmlFor={id}>
        {t('mend.file')}
      </label>
      <input
        id={id}
        className="s-input s-file"
        type="file"
        accept={ACCEPT}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setKey(randomId());
        }}
      />
      <p className={error ? 's-field-error' : 's-hint'} id={`${id}-hint`}>
        {error ?? t('mend.fileHint')}
      </p>
      <button type="submit" className="s-button" aria-disabled={isBusy || undefined}>
        {t(isBusy ? 'mend.fileSending' : 'mend.fileSend')}
      </button>
    </form>
  );
}

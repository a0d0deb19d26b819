import { type FormEvent, useEffect, useId, useState } from 'react';
import { answerRemark, type TrackedRemark } from '../../../../providers/applicant/tracking.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import { keepTyped, keptTyped } from './keptTyped.ts';

interface Props {
  remark: TrackedRemark;
  /** Nothing else can be done about it: it stands open. */
  isAlone: boolean;
  onDone: () => void;
}

/** An answer in words to a point of the review, in the place of an earlier one. */
export function AnswerForm({ remark, isAlone, onDone }: Props) {
  const t = useTrackText();
  const words = useFailureText();
  const id = useId();
  const place = `answer ${remark.id}`;
  const given = remark.answer ?? '';
  const [kept] = useState(() => keptTyped(place));
  const [answer, setAnswer] = useState(kept?.answer ?? given);
  useEffect(() => keepTyped(place, answer === given ? null : { answer }), [place, given, answer]);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, failure, submit } = useSubmit(async () => {
    await answerRemark(remark.id, answer.trim());
    keepTyped(place, null);
    onDone();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(answer.trim() ? null : t('mend.wordsMissing'));
    if (answer.trim()) submit();
    else document.getElementById(id)?.focus();
  };
  return (
    <details className="s-answer" open={isAlone || remark.answer !== null || kept !== null}>
      <summary>{t('mend.words')}</summary>
      <form onSubmit={send} noValidate>
        {failure && (
          <Alert tone="danger" focusOn={failure}>
            {words(failure)}
          </Alert>
        )}
        <label className="s-stacked" htmlFor={id}>
          {t('mend.wordsLabel')}
        </label>
        <textarea
          id={id}
          className="s-input s-words"
          maxLength={1000}
          value={answer}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {error && (
          <p className="s-field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
        <button type="submit" className="s-button s-button-quiet" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'mend.saving' : 'mend.answer')}
        </button>
      </form>
    </details>
  );
}

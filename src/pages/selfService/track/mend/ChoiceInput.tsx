import type { Choice } from '../../../../providers/applicant/choices.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import type { Asked } from '../useAsk.ts';

interface Props {
  id: string;
  label: string;
  value: string;
  choices: Asked<Choice[]>;
  error?: string | null;
  onChosen: (value: string) => void;
}

/** A select of the phone's own, with the way to have its choices again when they did not come. */
export function ChoiceInput({ id, label, value, choices, error = null, onChosen }: Props) {
  const t = useTrackText();
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={id}>{label}</label>
        {choices.failure && (
          <button type="button" className="s-plain-button" onClick={choices.reload}>
            {t('track.retry')}
          </button>
        )}
      </div>
      <select
        id={id}
        className="s-input"
        value={value}
        aria-busy={choices.data === null || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChosen(event.target.value)}
      >
        <option value="">{t('mend.choose')}</option>
        {choices.data?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

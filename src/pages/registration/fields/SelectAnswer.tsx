import type { Sentence } from '#domain/sentence.ts';
import { useErrorOf } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import type { Choice } from './Choices.tsx';

interface Props {
  id: string;
  label: Sentence;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
}

/** One of many, in the browser's own list: a phone shows that over its whole screen. */
export const SelectAnswer = ({ id, label, choices, value, onChoose }: Props) => {
  const say = useSaid();
  const error = useErrorOf(id);
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={id}>{say(label)}</label>
      </div>
      <select
        id={id}
        className="s-input r-select"
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{say(said.choose)}</option>
        {choices.map((choice) => (
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
      <div className="s-hint" />
    </div>
  );
};

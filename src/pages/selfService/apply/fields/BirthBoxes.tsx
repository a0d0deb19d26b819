import './birth.css';
import { type ReactNode, useState } from 'react';
import type { BirthDateForm } from '#domain/selfService/form/applicationForm.ts';
import { wholeBirthDate } from '#domain/selfService/form/wholeBirthDate.ts';
import { MONTHS } from '#domain/selfService/read/birthDate.ts';

/** What the boxes are called, and the months by their names, January first. */
export interface BirthWords extends Record<keyof BirthDateForm | 'choose', string> {
  months: readonly string[];
}

/** A whole date is this long at the most, 12 / 25 / 1980. */
const WHOLE = 14;
const DAY = 2;
const YEAR = 4;

interface Props {
  /** Of the group: what a summary of errors leads to. */
  id: string;
  legend: string;
  words: BirthWords;
  value: BirthDateForm;
  error: string | null;
  onChange: (value: BirthDateForm) => void;
  onLeave?: () => void;
}

/** A birth date as people say it: day, month by its name, year. One that is typed or pasted whole into the first is spread over all three. */
export function BirthBoxes({ id, legend, words, value, error, onChange, onLeave }: Props) {
  // What is longer than a day is on its way to a whole date; what has become none is left as it was typed, and wrong.
  const [whole, setWhole] = useState<string | null>(null);
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  const typeDay = (typed: string): void => {
    const text = typed.replace(/[^\d/.\- ]/g, '');
    const date = wholeBirthDate(text);
    setWhole(date || /^\d{0,2}$/.test(text) ? null : text);
    if (date) onChange(date);
    else onChange({ ...value, day: (/^\d*/.exec(text)?.[0] ?? '').slice(0, DAY) });
  };
  const leaveDay = (): void => {
    if (whole) onChange({ ...value, day: whole });
    setWhole(null);
    onLeave?.();
  };
  const part = (name: keyof BirthDateForm, input: ReactNode) => (
    <div className="s-birth-part">
      <label htmlFor={`${id}-${name}`}>{words[name]}</label>
      {input}
    </div>
  );
  return (
    <fieldset id={id} tabIndex={-1} className="s-birth">
      <legend>{legend}</legend>
      <div className="s-birth-boxes">
        {part(
          'day',
          <input
            id={`${id}-day`}
            className="s-input"
            inputMode="numeric"
            maxLength={WHOLE}
            autoComplete="bday-day"
            value={whole ?? value.day}
            {...wrong}
            onBlur={leaveDay}
            onChange={(event) => typeDay(event.target.value)}
          />,
        )}
        {part(
          'month',
          <select
            id={`${id}-month`}
            className="s-input"
            autoComplete="bday-month"
            value={value.month}
            {...wrong}
            onBlur={onLeave}
            onChange={(event) => onChange({ ...value, month: event.target.value })}
          >
            <option value="">{words.choose}</option>
            {MONTHS.map((month, at) => (
              <option key={month} value={month}>
                {words.months[at]}
              </option>
            ))}
          </select>,
        )}
        {part(
          'year',
          <input
            id={`${id}-year`}
            className="s-input"
            inputMode="numeric"
            maxLength={YEAR}
            autoComplete="bday-year"
            value={value.year}
            {...wrong}
            onBlur={onLeave}
            onChange={(event) => onChange({ ...value, year: event.target.value.replace(/\D/g, '') })}
          />,
        )}
      </div>
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

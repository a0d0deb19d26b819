import type { Sentence } from '#domain/sentence.ts';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import type { Option } from './ChoiceField.tsx';

interface Props {
  name: string;
  field: { readonly label: Sentence; readonly optional?: true };
  label?: string;
  isOptional?: boolean;
  hint?: string;
  options: readonly Option<string>[];
}

/** One of several: the phone's own list. Nothing chosen is null. */
export function SelectField({ name, field, label, isOptional, hint, options }: Props) {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<string | null>(name);
  const called = label ?? say(field.label);
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={id}>
          {(isOptional ?? field.optional) ? t('field.optional', { label: called }) : called}
        </label>
      </div>
      <select
        id={id}
        className="s-input"
        value={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        onChange={(event) => {
          set(event.target.value || null);
          leave();
        }}
      >
        <option value="">{t('field.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {say(error)}
        </p>
      )}
      <div className="s-hint" id={`${id}-hint`}>
        {hint}
      </div>
    </div>
  );
}

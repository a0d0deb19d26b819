import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import type { BirthDateForm } from '#domain/selfService/form/applicationForm.ts';
import { MONTHS } from '#domain/selfService/read/birthDate.ts';
import { useField } from '../parts/formContext.ts';
import { type ApplyKey, useApplyText, useSay } from '../parts/useApplyText.ts';

/** A birth date as people say it: day, month by its name, year. */
export function BirthDateFields() {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<BirthDateForm>('birthDate');
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  const part = (name: 'day' | 'year', digits: number) => (
    <label className="a-part">
      <span>{t(`birth.${name}`)}</span>
      <input
        className="s-input"
        inputMode="numeric"
        maxLength={digits}
        autoComplete={`bday-${name}`}
        value={value[name]}
        {...wrong}
        onBlur={leave}
        onChange={(event) => set({ ...value, [name]: event.target.value.replace(/\D/g, '') })}
      />
    </label>
  );
  return (
    <fieldset id={id} tabIndex={-1} className="a-choices">
      <legend>{t('field.optional', { label: say(contactPersonFields.birthDate.label) })}</legend>
      <div className="a-birth">
        {part('day', 2)}
        <label className="a-part">
          <span>{t('birth.month')}</span>
          <select
            className="s-input"
            autoComplete="bday-month"
            value={value.month}
            {...wrong}
            onBlur={leave}
            onChange={(event) => set({ ...value, month: event.target.value })}
          >
            <option value="">{t('field.choose')}</option>
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {t(`month.${month}` as ApplyKey)}
              </option>
            ))}
          </select>
        </label>
        {part('year', 4)}
      </div>
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {say(error)}
        </p>
      )}
    </fieldset>
  );
}

import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import type { BirthDateForm } from '#domain/selfService/form/applicationForm.ts';
import { MONTHS } from '#domain/selfService/read/birthDate.ts';
import { useField } from '../parts/formContext.ts';
import { type ApplyKey, useApplyText, useSay } from '../parts/useApplyText.ts';
import { BirthBoxes } from './BirthBoxes.tsx';

/** A birth date, which may be left out. */
export function BirthDateFields() {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<BirthDateForm>('birthDate');
  return (
    <BirthBoxes
      id={id}
      legend={t('field.optional', { label: say(contactPersonFields.birthDate.label) })}
      words={{
        day: t('birth.day'),
        month: t('birth.month'),
        year: t('birth.year'),
        choose: t('field.choose'),
        months: MONTHS.map((month) => t(`month.${month}` as ApplyKey)),
      }}
      value={value}
      error={error && say(error)}
      onChange={set}
      onLeave={leave}
    />
  );
}

import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import type { BirthDateForm } from '#domain/selfService/form/applicationForm.ts';
import { BirthBoxes } from '../../birth/BirthBoxes.tsx';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useLanguage, useSay } from '../parts/useApplyText.ts';

/** A birth date, which may be left out. */
export function BirthDateFields() {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<BirthDateForm>('birthDate');
  return (
    <BirthBoxes
      id={id}
      legend={t('field.optional', { label: say(contactPersonFields.birthDate.label) })}
      language={useLanguage()}
      value={value}
      error={error && say(error)}
      onChange={set}
      onLeave={leave}
    />
  );
}

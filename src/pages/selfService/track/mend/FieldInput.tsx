import { tinRule } from '#contract/tinRule.ts';
import { fieldLabel } from '#domain/applicants/fieldLabel.ts';
import { readTin } from '#domain/selfService/check/tinProblem.ts';
import { monthsInWords } from '#domain/selfService/names/dayInWords.ts';
import { bankChoices, listChoices } from '../../../../providers/applicant/choices.ts';
import { FormField } from '../../../../public/FormField.tsx';
import { BirthBoxes } from '../../apply/fields/BirthBoxes.tsx';
import { useTrackText } from '../texts/useTrackText.ts';
import { useAsk } from '../useAsk.ts';
import { useLanguage } from '../useLanguage.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldInputProps } from './fieldInputProps.ts';
import { PlaceInputs } from './PlaceInputs.tsx';
import { NAME_PARTS, typedBirth } from './typed.ts';

const NUMERIC = ['tinNumber', 'accountNumber'];

function TextPart({ id, field, typed, sent, error, onTyped }: FieldInputProps) {
  const t = useTrackText();
  const language = useLanguage();
  const masked = field === 'accountNumber' ? String(sent.accountNumber ?? '').slice(-4) : '';
  const hint = masked ? t('mend.numberHint', { last: masked }) : undefined;
  return (
    <FormField
      id={id}
      label={fieldLabel(field)[language]}
      hint={hint}
      inputMode={NUMERIC.includes(field) ? 'numeric' : 'text'}
      autoComplete="off"
      value={typed[field] ?? ''}
      error={error}
      onBlur={() => {
        if (field === 'tinNumber')
          onTyped({ ...typed, tinNumber: readTin(typed.tinNumber ?? '', tinRule()) });
      }}
      onChange={({ target }) => onTyped({ ...typed, [field]: target.value })}
    />
  );
}

function NameInputs({ id, field, typed, error, partErrors, onTyped }: FieldInputProps) {
  const t = useTrackText();
  const language = useLanguage();
  return (
    <fieldset className="s-group">
      <legend>{fieldLabel(field)[language]}</legend>
      {error && <p className="s-field-error">{error}</p>}
      {NAME_PARTS.map((part) => (
        <FormField
          key={part}
          id={`${id}-${part}`}
          label={t(`mend.${part}`)}
          autoComplete="off"
          value={typed[`${field}.${part}`] ?? ''}
          error={partErrors[`${field}.${part}`]}
          onChange={({ target }) => onTyped({ ...typed, [`${field}.${part}`]: target.value })}
        />
      ))}
    </fieldset>
  );
}

/** A day of birth in the boxes that it was entered in. */
function BirthInput({ id, field, typed, error, onTyped }: FieldInputProps) {
  const t = useTrackText();
  const language = useLanguage();
  return (
    <BirthBoxes
      id={id}
      legend={fieldLabel(field)[language]}
      words={{
        day: t('mend.day'),
        month: t('mend.month'),
        year: t('mend.year'),
        choose: t('mend.choose'),
        months: monthsInWords(language),
      }}
      value={typedBirth(typed)}
      error={error}
      onChange={({ year, month, day }) =>
        onTyped({
          ...typed,
          [`${field}.year`]: year,
          [`${field}.month`]: month,
          [`${field}.day`]: day,
        })
      }
    />
  );
}

/** A choice of a list; of banks the branches follow. */
function CodeInput({ id, field, typed, sent, error, onTyped }: FieldInputProps) {
  const t = useTrackText();
  const language = useLanguage();
  const bankId = typed.bankId ?? String(sent.bankId ?? '');
  const choices = useAsk(`${field} ${field === 'bankBranchId' ? bankId : ''}`, async () => {
    if (field === 'accountType')
      return ['SAVINGS', 'CURRENT'].map((value) => ({ value, label: t(`mend.${value as 'SAVINGS'}`) }));
    if (field === 'bankId') return bankChoices();
    if (field === 'bankBranchId') return bankId ? bankChoices(bankId) : [];
    return listChoices(field === 'vatType' ? 'vatType' : 'businessEntity');
  });
  return (
    <ChoiceInput
      id={id}
      label={fieldLabel(field)[language]}
      value={typed[field] ?? ''}
      choices={choices}
      error={error}
      onChosen={(value) =>
        onTyped({ ...typed, [field]: value, ...(field === 'bankId' ? { bankBranchId: '' } : {}) })
      }
    />
  );
}

const CODES = ['businessEntity', 'vatType', 'accountType', 'bankId', 'bankBranchId'];

/** The input of a field that a point opens. */
export function FieldInput(props: FieldInputProps) {
  const { field } = props;
  if (field === 'address') return <PlaceInputs {...props} />;
  if (field === 'birthDate') return <BirthInput {...props} />;
  if (field === 'fullName' || field === 'authorizedSignatory') return <NameInputs {...props} />;
  return CODES.includes(field) ? <CodeInput {...props} /> : <TextPart {...props} />;
}

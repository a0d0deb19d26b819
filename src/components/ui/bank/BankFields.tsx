import { useController, useFormContext, useWatch } from 'react-hook-form';
import { BANK_ACCOUNT_TYPES } from '#contract/shapes/parts.ts';
import { Combobox } from '../Combobox.tsx';
import { FieldGrid } from '../FieldGrid.tsx';
import { FormText } from '../fields/formFields.ts';
import { FormSelect } from '../fields/formSelects.ts';
import { useSources } from '../sources.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { useOptions } from '../useOptions.ts';

/** Path of the bank account in the form around it. */
interface Props {
  name: string;
}

const Bank = ({ name }: Props) => {
  const texts = useUiTexts();
  const { banks } = useSources();
  const { options, status, retry } = useOptions('banks', banks);
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name: `${name}.bankId` });
  return (
    <Combobox
      label={texts.bank}
      value={field.value}
      options={options}
      status={status}
      onRetry={retry}
      inputRef={field.ref}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      required
      onChange={(bankId) => {
        // A branch belongs to one bank.
        setValue(`${name}.bankBranchId`, null, { shouldDirty: true });
        field.onChange(bankId);
      }}
    />
  );
};

const Branch = ({ name }: Props) => {
  const texts = useUiTexts();
  const { branches } = useSources();
  const bankId: string | null = useWatch({ name: `${name}.bankId` }) ?? null;
  const { options, status, retry } = useOptions(bankId, (signal) => branches(bankId ?? '', signal));
  return (
    <FormSelect
      name={`${name}.bankBranchId`}
      label={texts.bankBranch}
      options={options}
      status={status}
      onRetry={retry}
      disabled={bankId === null}
      placeholder={bankId === null ? texts.chooseFirst.replace('%{field}', texts.bank) : undefined}
      optional
    />
  );
};

/** A bank account: bank, a branch of it, the name it is held in, its number and type. */
export const BankFields = ({ name }: Props) => {
  const texts = useUiTexts();
  const types = BANK_ACCOUNT_TYPES.map((value) => ({ value, label: texts[`account${value}`] }));
  return (
    <FieldGrid>
      <Bank name={name} />
      <Branch name={name} />
      <FormText name={`${name}.accountName`} label={texts.accountName} maxLength={120} required />
      <FormText
        name={`${name}.accountNumber`}
        label={texts.accountNumber}
        help={texts.accountNumberHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
      />
      <FormSelect name={`${name}.accountType`} label={texts.accountType} options={types} required />
    </FieldGrid>
  );
};

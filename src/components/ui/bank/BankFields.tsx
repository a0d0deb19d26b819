import { useController, useFormContext, useWatch } from 'react-hook-form';
import { BANK_ACCOUNT_TYPES } from '#contract/shapes/bankAccount.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { Combobox } from '../Combobox.tsx';
import { FieldGrid } from '../FieldGrid.tsx';
import { BooleanInput } from '../fields/BooleanInput.tsx';
import { Fields, useField } from '../fields/Fields.tsx';
import { SelectInput } from '../fields/SelectInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useSources } from '../sources.tsx';
import { useUiTexts } from '../uiTexts.tsx';
import { useOptions } from '../useOptions.ts';

const Bank = () => {
  const { banks } = useSources();
  const { options, status, retry } = useOptions('banks', banks);
  const { setValue } = useFormContext();
  const { label, name } = useField('bankId');
  const branch = useField('bankBranchId');
  const { field, fieldState } = useController({ name });
  return (
    <Combobox
      label={label}
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
        setValue(branch.name, null, { shouldDirty: true });
        field.onChange(bankId);
      }}
    />
  );
};

const Branch = () => {
  const { chooseFirst } = useUiTexts();
  const { branches } = useSources();
  const bank = useField('bankId');
  const bankId: string | null = useWatch({ name: bank.name }) ?? null;
  const { options, status, retry } = useOptions(bankId, (signal) => branches(bankId ?? '', signal));
  return (
    <SelectInput
      source="bankBranchId"
      options={options}
      status={status}
      onRetry={retry}
      disabled={bankId === null}
      placeholder={bankId === null ? chooseFirst.replace('%{field}', bank.label) : undefined}
    />
  );
};

/**
 * A bank account: bank, a branch of it, the name it is held in, its number and type, and whether it is paid to. `name` is the
 * account's path in the form around it.
 */
export const BankFields = ({ name }: { name: string }) => {
  const texts = useUiTexts();
  const types = BANK_ACCOUNT_TYPES.map((value) => ({ value, label: texts[`account${value}`] }));
  return (
    <Fields of={bankAccountFields} at={name}>
      <FieldGrid>
        <Bank />
        <Branch />
        <TextInput source="accountName" />
        <TextInput source="accountNumber" help={texts.accountNumberHelp} />
        <SelectInput source="accountType" options={types} />
      </FieldGrid>
      <BooleanInput source="isPaymentsReceived" />
    </Fields>
  );
};

import { useState } from 'react';
import { bankAccountFields as fields } from '#domain/fields/bankAccount.ts';
import { isSameName } from '#domain/selfService/check/sameName.ts';
import type { AccountForm, Choice } from '#domain/selfService/form/applicationForm.ts';
import { askBankBranches, askList } from '../../../../providers/applicant/lists.ts';
import { FormField } from '../../../../public/FormField.tsx';
import { useField, useForm } from '../parts/formContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { Under } from './Group.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';
import { useList } from './useList.ts';

interface BankRow {
  id: string;
  label: string;
}

const choicesOf = (rows: readonly BankRow[]): readonly Choice[] =>
  rows.map(({ id, label }) => ({ value: id, label }));

function BankField() {
  const say = useSay();
  const { id, value, error, set, leave } = useField<Choice | null>('bank');
  const branch = useField<Choice | null>('bankBranch');
  const list = useList('bank', async () => choicesOf(await askList('banks')));
  return (
    <SearchField
      id={id}
      label={say(fields.bankId.label)}
      value={value}
      error={error && say(error)}
      list={list}
      onChoose={(bank) => {
        set(bank);
        if (branch.value) branch.set(null);
      }}
      onLeave={leave}
    />
  );
}

function BranchField() {
  const t = useApplyText();
  const say = useSay();
  const bank = useField<Choice | null>('bank').value;
  const { id, value, error, set, leave } = useField<Choice | null>('bankBranch');
  const list = useList(bank && `branch ${bank.value}`, async () =>
    choicesOf(bank ? await askBankBranches(bank.value) : []),
  );
  // Most banks on the list have no branches of theirs to choose from.
  if (!bank || (list.isHere && list.rows.length === 0)) return null;
  return (
    <SearchField
      id={id}
      label={t('field.optional', { label: say(fields.bankBranchId.label) })}
      value={value}
      error={error && say(error)}
      list={list}
      onChoose={set}
      onLeave={leave}
    />
  );
}

const lastFour = (digits: string): string => digits.replace(/\s/g, '').slice(-4);

/**
 * The number of an account: all but its last four digits are hidden once the field was left right. It is shown again to whoever asks, to be
 * compared with the passbook and mended where a digit is wrong.
 */
function NumberField() {
  const t = useApplyText();
  const say = useSay();
  const { shown } = useForm();
  const { id, value, error, set, leave } = useField<string>('accountNumber');
  const [isOpen, setOpen] = useState(value === '');
  const isMasked = !isOpen && !shown[id] && value.trim() !== '';
  return (
    <FormField
      id={id}
      label={say(fields.accountNumber.label)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={fields.accountNumber.max}
      hint={isMasked ? t('bank.masked') : t('bank.numberHint')}
      error={error && say(error)}
      value={isMasked ? `•••• ${lastFour(value)}` : value}
      readOnly={isMasked}
      end={
        isMasked && (
          <button
            type="button"
            className="s-input-button"
            onClick={() => {
              setOpen(true);
              document.getElementById(id)?.focus();
            }}
          >
            {t('bank.show')}
          </button>
        )
      }
      onFocus={() => value.trim() === '' && setOpen(true)}
      // Whoever presses it wants to change it; whoever comes by with the keyboard may only pass.
      onClick={() => setOpen(true)}
      onChange={(event) => set(event.target.value)}
      onBlur={() => {
        setOpen(false);
        leave();
      }}
    />
  );
}

/** A name that differs from those that the account may bear is a warning: a married name, a trade name. */
function NameField({ names }: { names: readonly string[] }) {
  const t = useApplyText();
  const { id, value, set, leave } = useField<string>('accountName');
  const business = names[0]?.trim() ?? '';
  const isOther = !isSameName(value, names);
  return (
    <>
      <TextField
        name="accountName"
        field={fields.accountName}
        maxLength={fields.accountName.max}
        hint={t('bank.nameHint')}
        aside={
          business !== '' && value.trim() !== business ? (
            <button
              type="button"
              className="s-plain-button a-fill"
              data-offer
              onClick={() => {
                set(business.slice(0, fields.accountName.max));
                leave();
                // The button is gone with what it offered.
                document.getElementById(id)?.focus();
              }}
            >
              {t('bank.sameName')}
            </button>
          ) : null
        }
      />
      <p className="a-warning" role="status" hidden={!isOther}>
        {isOther && t('bank.otherName', { name: names.filter((name) => name.trim()).join(' / ') })}
      </p>
    </>
  );
}

/** A bank account that is paid to. `names`: those that its name is compared with, that of the business first. */
export function AccountFields({ name, names }: { name: string; names: readonly string[] }) {
  const t = useApplyText();
  const say = useSay();
  const kinds: readonly NonNullable<AccountForm['accountType']>[] = ['SAVINGS', 'CURRENT'];
  return (
    <Under path={name}>
      <BankField />
      <BranchField />
      <NameField names={names} />
      <NumberField />
      <ChoiceField
        name="accountType"
        label={say(fields.accountType.label)}
        options={kinds.map((kind) => ({ value: kind, label: t(`bank.${kind}`) }))}
      />
    </Under>
  );
}

import type { BankAccountInput } from '#contract/shapes/bankAccount.ts';
import type { ContactPersonInput } from '#contract/shapes/contactPerson.ts';
import { sharedPartProblems } from '#domain/records/sharedParts.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { namesOf, setTo } from '../../db/columns/definitionOf.ts';
import { flag } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { bankProblems, removeBanks, writeBanks } from './banks.ts';
import { saveSignatoryContact } from './contacts.ts';
import { type Owner, ownRows } from './owner.ts';
import { type Problems, refuseProblems } from './problems.ts';

/** The section `bank-details` of a partner or store. */
export interface BankDetails {
  bankDetails?: BankAccountInput | null | undefined;
  /** Left out: the signatory stays. */
  authorizedSignatory?: ContactPersonInput | null | undefined;
  /** A store only: it is paid to its partner's account. */
  isSameBank?: boolean | undefined;
}

const hasAccount = async (tx: Tx, owner: Owner): Promise<boolean> => {
  const { kind, where, value } = ownRows(owner);
  const text = `select 1 from bank_account where ${where} limit 1`;
  return (await tx.query({ name: `has-bank-${kind}`, text, values: [value] })).length > 0;
};

/** A store is paid to its partner's account or to one of its own; without a word on it the one it has stays. */
const sharedProblems = async (
  tx: Tx,
  owner: Owner,
  { bankDetails, isSameBank = false }: BankDetails,
): Promise<Problems> => {
  if (!isSameBank && !bankDetails && (await hasAccount(tx, owner))) return {};
  return sharedPartProblems({ bankDetails, isSameBank, isSameAddress: true, isSameContact: true });
};

/** Refuses the section with 400 on `bankDetails`: given and shared, or neither; an unknown bank, a branch of another bank. */
export const checkBankDetails = async (tx: Tx, owner: Owner, details: BankDetails): Promise<void> => {
  const { bankDetails } = details;
  refuseProblems(
    await sharedProblems(tx, owner, details),
    await bankProblems(tx, bankDetails ? [{ input: bankDetails, path: 'bankDetails' }] : []),
  );
};

/** Whether a store, `m`, shares its partner's account. */
export const SAME_BANK = writtenOf<{ isSameBank: boolean }>('merchant m')({
  isSameBank: flag('m.is_same_bank'),
});
const SHARE = `update merchant m set ${setTo(SAME_BANK, 2)} where m.id = $1 and ${namesOf(SAME_BANK, 'm.')} is distinct from $2::boolean`;

/** Checks and writes the section `bank-details`. 400 as `checkBankDetails`. */
export const saveBankDetails = async (tx: Tx, owner: Owner, details: BankDetails): Promise<void> => {
  const { bankDetails, authorizedSignatory, isSameBank = false } = details;
  await checkBankDetails(tx, owner, details);
  if (owner.merchantId)
    await tx.query({ name: 'same-bank', text: SHARE, values: [owner.merchantId, isSameBank] });
  if (owner.merchantId && isSameBank) {
    await Promise.all([removeBanks(tx, owner), saveSignatoryContact(tx, owner, null)]);
    return;
  }
  if (bankDetails) await writeBanks(tx, [{ owner, input: bankDetails }]);
  if (authorizedSignatory) await saveSignatoryContact(tx, owner, authorizedSignatory);
};

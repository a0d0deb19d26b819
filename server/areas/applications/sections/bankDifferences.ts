import type { Difference, Fact } from '#contract/approvals.ts';
import type { BankAccountInput } from '#contract/shapes/bankAccount.ts';
import type { ContactPerson, ContactPersonInput } from '#contract/shapes/contactPerson.ts';
import { bankChangeFields } from '#domain/fields/bankChange.ts';
import { maskAccountNumber } from '#domain/formats/accountNumber.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { type BankDetails, checkBankDetails, SAME_BANK } from '../../../records/parts/bankDetails.ts';
import { readContacts } from '../../../records/parts/contacts.ts';
import type { Owner } from '../../../records/parts/owner.ts';

type Field = keyof typeof bankChangeFields;
type Fields = Readonly<Partial<Record<Field, string | null>>>;
type Signatory = Readonly<Record<Extract<Field, `signatory${string}`>, string | null>>;

type Names = Record<'bankName' | 'bankBranchName', string | null>;
type Account = Names & Record<'accountName' | 'accountNumber' | 'accountType' | 'isPaymentsReceived', string>;

const NAMES = columnsOf<Names>('bank b, bank_branch r')({
  bankName: text('b.name'),
  bankBranchName: text('r.name'),
});
const ACCOUNT = columnsOf<Account>('bank_account a, bank b, bank_branch r')({
  ...NAMES.columns,
  accountName: text('a.account_name'),
  accountNumber: text('a.account_number'),
  accountType: text('a.account_type'),
  isPaymentsReceived: text('a.is_payments_received::text'),
});
const HELD = `select ${ACCOUNT.select} from bank_account a join bank b on b.id = a.bank_id
  left join bank_branch r on r.id = a.bank_branch_id
  where a.partner_id = $1 and a.merchant_id is not distinct from $2 and a.is_default`;
const ASKED = `select ${NAMES.select} from bank b
  left join bank_branch r on r.id = $2 and r.bank_id = b.id where b.id = $1`;
const IS_SAME = `select ${SAME_BANK.select} from merchant m where m.id = $1`;

const held = async (tx: Tx, { partnerId }: Owner, merchantId: string | null): Promise<Fields> => {
  const values = [partnerId, merchantId];
  const [row] = await ACCOUNT.read(tx, { name: 'bank-held', text: HELD, values });
  return { ...row };
};

const asked = async (tx: Tx, input: BankAccountInput): Promise<Fields> => {
  const values = [input.bankId, input.bankBranchId ?? null];
  const [names] = await NAMES.read(tx, { name: 'bank-asked', text: ASKED, values });
  const { accountName, accountNumber, accountType } = input;
  const isPaymentsReceived = String(input.isPaymentsReceived);
  return { ...names, accountName, accountNumber, accountType, isPaymentsReceived };
};

const person = (one: ContactPerson | ContactPersonInput | null | undefined): Partial<Signatory> => {
  if (!one) return {};
  const { firstName, middleName, lastName } = one.fullName;
  return {
    signatory: [firstName, middleName, lastName].filter(Boolean).join(' '),
    signatoryJobTitle: one.jobTitle,
    signatoryBirthDate: one.birthDate ?? null,
    signatoryMobile: one.contactDetail.mobileNumber,
    signatoryLandline: one.contactDetail.landlineNumber,
    signatoryEmail: one.contactDetail.emailAddress,
  } satisfies Signatory;
};

const FIELDS = Object.keys(bankChangeFields) as Field[];

const shown = (field: string, value: string | null): string | null =>
  value !== null && field === 'accountNumber' ? maskAccountNumber(value) : value;

/** Compared in full, shown shortened: two numbers that end alike are still a change. */
const compare = (before: Fields, after: Fields): Difference[] =>
  FIELDS.flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    return from === to ? [] : [{ field, before: shown(field, from), after: shown(field, to) }];
  });

const ofStore = async (tx: Tx, { merchantId }: Owner): Promise<boolean> => {
  if (merchantId === null) return false;
  const [row] = await SAME_BANK.read(tx, { text: IS_SAME, values: [merchantId] });
  return row?.isSameBank ?? false;
};

interface Sides {
  before: Fields;
  after: Fields;
}

/** Account and signatory as they are, and as the section `bank-details` would leave them; numbers in full. */
const sidesOf = async (tx: Tx, owner: Owner, command: BankDetails): Promise<Sides> => {
  const { bankDetails, authorizedSignatory, isSameBank = false } = command;
  const wasSame = await ofStore(tx, owner);
  const signs = (people: readonly ContactPerson[]) =>
    person(people.find(({ role }) => role === 'AUTHORIZED_SIGNATORY'));
  const accountBefore = await held(tx, owner, wasSame ? null : owner.merchantId);
  const signatoryBefore = signs(await readContacts(tx, owner));
  const before = { isSameBank: String(wasSame), ...accountBefore, ...signatoryBefore };
  if (isSameBank) {
    const partner = { partnerId: owner.partnerId, merchantId: null };
    const signatory = signs(await readContacts(tx, partner));
    return { before, after: { isSameBank: 'true', ...(await held(tx, owner, null)), ...signatory } };
  }
  const after = {
    isSameBank: 'false',
    ...(bankDetails ? await asked(tx, bankDetails) : accountBefore),
    ...(authorizedSignatory ? person(authorizedSignatory) : signatoryBefore),
  };
  return { before, after };
};

/** What the section `bank-details` would change of the account that is paid to, and of who signs. 400 for an unknown bank or branch. */
export const bankDifferences = async (tx: Tx, owner: Owner, command: BankDetails): Promise<Difference[]> => {
  await checkBankDetails(tx, owner, command);
  const { before, after } = await sidesOf(tx, owner, command);
  return compare(before, after);
};

const ACCOUNT_FIELDS: readonly Field[] = [
  'bankName',
  'bankBranchName',
  'accountName',
  'accountNumber',
  'accountType',
];

/** What stays of the account beside what would change: one does not judge a number without its bank and name. */
export const bankBeside = async (tx: Tx, owner: Owner, command: BankDetails): Promise<Fact[]> => {
  const { before, after } = await sidesOf(tx, owner, command);
  return ACCOUNT_FIELDS.flatMap((field) => {
    const value = shown(field, after[field] ?? null);
    return value === null || before[field] !== after[field] ? [] : [{ field, value }];
  });
};

/** The account numbers before and after in full, changed or not: for whoever decides, once they asked. */
export const bankNumbers = async (tx: Tx, owner: Owner, command: BankDetails): Promise<Difference[]> => {
  const field = 'accountNumber';
  const { before, after } = await sidesOf(tx, owner, command);
  return [{ field, before: before[field] ?? null, after: after[field] ?? null }];
};

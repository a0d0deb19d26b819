import type { BankAccount, BankAccountInput } from '#contract/shapes/bankAccount.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { maskAccountNumber } from '#domain/formats/accountNumber.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf, takenFrom } from '../../db/columns/definitionOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { knownIds } from '../../http/ids.ts';
import { type Owner, ownerColumns, ownRows, type Placed } from './owner.ts';
import { below, type Problems } from './problems.ts';

const ACCOUNT = {
  ...fromFields(bankAccountFields, 'a'),
  bankId: id('a.bank_id'),
  bankBranchId: id('a.bank_branch_id'),
  isDefaultAccount: flag('a.is_default'),
};
const FROM = `bank_account a join bank b on b.id = a.bank_id left join bank_branch r on r.id = a.bank_branch_id`;
const SHOWN = columnsOf<BankAccount>(FROM)({
  ...ACCOUNT,
  id: id('a.id'),
  bankName: text('b.name'),
  bankBranchName: text('r.name'),
  status: text('a.status'),
});
const WRITTEN = writtenOf<BankAccountInput & Pick<BankAccount, 'isDefaultAccount'>>('bank_account a')(
  ACCOUNT,
);

const OF_PARTNER = `select ${SHOWN.select} from ${FROM} where a.partner_id = $1 and a.merchant_id is null
  order by a.is_default desc, a.id`;
const OF_MERCHANT = `select ${SHOWN.select} from ${FROM} where a.merchant_id = $1
    or (a.merchant_id is null and a.partner_id = (select m.partner_id from merchant m where m.id = $1 and m.is_same_bank))
  order by a.is_default desc, a.id`;

const IN_FULL = ['PM_EDIT', 'PM_SBO_REVIEW', 'PM_RISK_REVIEW'];

/** Who reads account numbers in full; everybody else sees their last four digits. */
const readsAccountNumbers = (user: { permissions: ReadonlySet<string> }): boolean =>
  IN_FULL.some((permission) => user.permissions.has(permission));

/** The bank accounts of an owner, the default first; a store that shares its partner's shows those. */
export const readBanks = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  user: { permissions: ReadonlySet<string> },
): Promise<BankAccount[]> => {
  const rows = await (merchantId === null
    ? SHOWN.read(tx, { name: 'banks-of-partner', text: OF_PARTNER, values: [partnerId] })
    : SHOWN.read(tx, { name: 'banks-of-merchant', text: OF_MERCHANT, values: [merchantId] }));
  if (readsAccountNumbers(user)) return rows;
  return rows.map((row) => ({ ...row, accountNumber: maskAccountNumber(row.accountNumber) }));
};

type Found = { bank: string | null; branchBank: string | null };
const FOUND = columnsOf<Found>('bank b, bank_branch r')({ bank: id('b.id'), branchBank: id('r.bank_id') });
const FIND = `select ${FOUND.select} from jsonb_to_recordset($1) as x(n integer, bank bigint, branch bigint)
  left join bank b on b.id = x.bank left join bank_branch r on r.id = x.branch order by x.n`;

const NO_BANK = { en: 'There is no such bank', fil: 'Walang ganitong bangko' };
const NO_BRANCH = { en: 'There is no such branch', fil: 'Walang ganitong sangay' };
const OTHER_BANK = { en: 'This branch belongs to another bank', fil: 'Sangay ito ng ibang bangko' };

const problemsOf = (
  { bankBranchId }: BankAccountInput,
  { bank, branchBank }: Found,
  path: string,
): Problems => {
  if (bank === null) return { [below(path, 'bankId')]: NO_BANK };
  if (!bankBranchId || branchBank === bank) return {};
  return { [below(path, 'bankBranchId')]: branchBank === null ? NO_BRANCH : OTHER_BANK };
};

const known = (id: string | null | undefined): string | null => (id ? (knownIds([id])[0] ?? null) : null);

/** What is wrong with bank accounts: unknown banks, branches of another bank. One statement for all of them. */
export const bankProblems = async (
  tx: Tx,
  placed: readonly Pick<Placed<BankAccountInput>, 'input' | 'path'>[],
): Promise<Problems> => {
  if (!placed.length) return {};
  const wanted = placed.map(({ input }, n) => ({
    n,
    bank: known(input.bankId),
    branch: known(input.bankBranchId),
  }));
  const values = [JSON.stringify(wanted)];
  const found = await FOUND.read(tx, { name: 'find-banks', text: FIND, values });
  return Object.assign(
    {},
    ...placed.map(({ input, path }, at) =>
      problemsOf(input, found[at] ?? { bank: null, branchBank: null }, path),
    ),
  );
};

const FIELDS = namesOf(WRITTEN);
const INSERT = `insert into bank_account (partner_id, merchant_id, ${FIELDS}) select partner_id, merchant_id, ${FIELDS}
  from jsonb_to_recordset($1) as x(n integer, partner_id bigint, merchant_id bigint, ${definitionOf(WRITTEN)})
  order by n`;
const WRITE = `${INSERT} on conflict (partner_id, coalesce(merchant_id, 0)) where is_default do update set
    ${takenFrom(WRITTEN, 'excluded')}`;

type Accounts = readonly Omit<Placed<BankAccountInput>, 'path'>[];

const rowsOf = (placed: Accounts): string =>
  JSON.stringify(
    placed.map(({ owner, input }, n) => ({
      n,
      ...ownerColumns(owner),
      ...WRITTEN.write({ ...input, isDefaultAccount: true }),
    })),
  );

/** Writes default accounts that were checked before, of any owners, each in the place of the one before. */
export const writeBanks = async (tx: Tx, placed: Accounts): Promise<void> => {
  if (placed.length) await tx.query({ name: 'write-banks', text: WRITE, values: [rowsOf(placed)] });
};

/** Writes the default accounts of new owners, which have none before. */
export const insertBanks = async (tx: Tx, placed: Accounts): Promise<void> => {
  if (placed.length) await tx.query({ name: 'insert-banks', text: INSERT, values: [rowsOf(placed)] });
};

/** Takes away the accounts of a store that from now on shares its partner's. */
export const removeBanks = async (tx: Tx, owner: Owner): Promise<void> => {
  const { kind, where, value } = ownRows(owner);
  const text = `delete from bank_account where ${where}`;
  await tx.query({ name: `remove-banks-of-${kind}`, text, values: [value] });
};

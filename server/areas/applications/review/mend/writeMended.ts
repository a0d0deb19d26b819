import type { Mended } from '#contract/shapes/mended.ts';
import { manilaDate } from '#domain/day.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeBusinessFields, storeDetailFields } from '#domain/fields/store.ts';
import { birthDateProblem } from '#domain/people/age.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../../db/context.ts';
import { badFields } from '../../../../http/errors/fail.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';
import { bankProblems } from '../../../../records/parts/banks.ts';
import { refuseProblems } from '../../../../records/parts/problems.ts';
import { whenTaken } from '../../../../records/parts/refuseTakenTins.ts';
import { updateRow } from '../../../../records/parts/updateRow.ts';
import { mendAddress } from './mendAddress.ts';

/** The column of a field, as the dictionary has it. */
type Columns = Readonly<Record<string, object>>;
type Values = Readonly<Record<string, unknown>>;

/** Those of the given values that a dictionary knows, by their columns. */
const columnsIn = (fields: Columns, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const row = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return row && 'column' in row ? [[String(row.column), value ?? null]] : [];
    }),
  );

const update = async (
  tx: Tx,
  table: 'bank_account' | 'contact_person',
  { partnerId, merchantId }: Subject,
  only: string,
  columns: Values,
): Promise<number> => {
  const set = Object.keys(columns).map((column, at) => `${column} = $${at + 3}`);
  const text = `update ${table} set ${set.join(', ')}
    where partner_id = $1 and merchant_id is not distinct from $2 and ${only} returning 1`;
  return (await tx.query({ text, values: [partnerId, merchantId, ...Object.values(columns)] })).length;
};

const OF_PARTNER: Sentence = {
  en: 'The store shares this with its partner: mend it there',
  fil: 'Kasalo ito ng tindahan at ng partner nito: ayusin ito roon',
};

/** Writes to the row that an owner has of a kind; a store that shares its partner's has none. */
const writeTo = async (
  tx: Tx,
  table: 'bank_account' | 'contact_person',
  subject: Subject,
  only: string,
  columns: Values,
): Promise<void> => {
  if (!Object.keys(columns).length) return;
  const field = table === 'bank_account' ? 'bankId' : 'fullName';
  if (!(await update(tx, table, subject, only, columns)))
    throw badFields({ [`values.${field}`]: OF_PARTNER });
};

const FIRST_CONTACT = `id = (select c.id from contact_person c where c.partner_id = $1 and c.merchant_id is not distinct from $2
  and c.role <> 'AUTHORIZED_SIGNATORY' order by c.position, c.id limit 1)`;

const accountProblems = async (tx: Tx, subject: Subject, { bankId, bankBranchId }: Mended) => {
  if (bankId === undefined && !bankBranchId) return {};
  const [kept] = await tx.query<{ bank: string }>({
    name: 'bank-before',
    text: `select bank_id::text as bank from bank_account
      where partner_id = $1 and merchant_id is not distinct from $2 and is_default`,
    values: [subject.partnerId, subject.merchantId],
  });
  const input = { bankId: bankId ?? kept?.bank ?? '', bankBranchId: bankBranchId ?? null };
  return bankProblems(tx, [
    { input: input as Parameters<typeof bankProblems>[1][number]['input'], path: 'values' },
  ]);
};

/** The account: another bank without a branch named with it has none. */
const mendAccount = async (tx: Tx, subject: Subject, values: Mended): Promise<void> => {
  refuseProblems(await accountProblems(tx, subject, values));
  const branch =
    values.bankId !== undefined && values.bankBranchId === undefined ? { bankBranchId: null } : {};
  await writeTo(
    tx,
    'bank_account',
    subject,
    'is_default',
    columnsIn(bankAccountFields, { ...values, ...branch }),
  );
};

const mendPeople = async ({ tx, deps }: Work, subject: Subject, values: Mended): Promise<void> => {
  const born = birthDateProblem(values.birthDate ?? null, manilaDate(deps.now()));
  refuseProblems(born ? { 'values.birthDate': born } : {});
  const { fullName, authorizedSignatory, birthDate, jobTitle, landlineNumber } = values;
  const detail = {
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(jobTitle === undefined ? {} : { jobTitle }),
  };
  await writeTo(tx, 'contact_person', subject, FIRST_CONTACT, {
    ...columnsIn(fullNameFields, fullName ?? {}),
    ...columnsIn(contactPersonFields, detail),
    ...columnsIn(contactDetailFields, landlineNumber === undefined ? {} : { landlineNumber }),
  });
  const signs = columnsIn(fullNameFields, authorizedSignatory ?? {});
  await writeTo(tx, 'contact_person', subject, `role = 'AUTHORIZED_SIGNATORY'`, signs);
};

/** Writes the values that were given, each where it stands. What was given was checked to be open. */
export const writeMended = async (context: Work, subject: Subject, values: Mended): Promise<void> => {
  const { tx } = context;
  const isPartner = subject.merchantId === null;
  const fields = isPartner ? partnerBusinessFields : { ...storeDetailFields, ...storeBusinessFields };
  const { address, ...plain } = values;
  const own = columnsIn(fields, plain);
  if (Object.keys(own).length)
    await updateRow(tx, isPartner ? 'partner' : 'merchant', subject.id, own).catch(
      whenTaken('values.tinNumber'),
    );
  await mendAccount(tx, subject, plain);
  await mendPeople(context, subject, plain);
  if (address) await mendAddress(context, subject, address);
};

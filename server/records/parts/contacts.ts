import type { ContactPerson, ContactPersonInput } from '#contract/shapes/contactPerson.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from '#domain/fields/contactPerson.ts';
import { birthDateProblem } from '#domain/people/age.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';
import { id, int } from '../../db/columns/kinds.ts';
import { nested } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownerColumns, ownRows, type Placed } from './owner.ts';
import { below, type Problems, refuseProblems } from './problems.ts';
import { insertRows, type RowTable, replaceRows } from './rows.ts';

const SIGNATORY = 'AUTHORIZED_SIGNATORY';

const PERSON = {
  ...fromFields(contactPersonFields, 'c'),
  fullName: nested(fromFields(fullNameFields, 'c')),
  contactDetail: nested(fromFields(contactDetailFields, 'c')),
};
const SHOWN = columnsOf<ContactPerson>('contact_person c')({ id: id('c.id'), ...PERSON });
const WRITTEN = writtenOf<ContactPersonInput & { position: number }>('contact_person c')({
  ...PERSON,
  position: int('c.position'),
});

// A signatory goes with the bank account, everybody else with the contacts.
const shared = (flag: string) =>
  `(c.merchant_id is null and c.partner_id = (select m.partner_id from merchant m where m.id = $1 and m.${flag}))`;
const OF_MERCHANT = `select ${SHOWN.select} from contact_person c where c.merchant_id = $1
    or (c.role = '${SIGNATORY}' and ${shared('is_same_bank')}) or (c.role <> '${SIGNATORY}' and ${shared('is_same_contact')})
  order by c.position, c.id`;
const OF_PARTNER = `select ${SHOWN.select} from contact_person c where c.partner_id = $1 and c.merchant_id is null order by c.position, c.id`;

/** The people of an owner, the signatory among them; a store that shares its partner's contacts shows those. */
export const readContacts = async (tx: Tx, { partnerId, merchantId }: Owner): Promise<ContactPerson[]> => {
  return merchantId === null
    ? SHOWN.read(tx, { name: 'contacts-of-partner', text: OF_PARTNER, values: [partnerId] })
    : SHOWN.read(tx, { name: 'contacts-of-merchant', text: OF_MERCHANT, values: [merchantId] });
};

const TABLE: RowTable = { table: 'contact_person', columns: WRITTEN, order: 'position, id' };

const asInput = ({ id: _, ...person }: ContactPerson): ContactPersonInput => ({
  ...person,
  contactDetail: { ...person.contactDetail, mobileNumber: person.contactDetail.mobileNumber ?? '' },
});

const asRow = (owner: Owner, input: ContactPersonInput, at: number) => ({
  ...ownerColumns(owner),
  ...WRITTEN.write({ ...input, position: at + 1 }),
});

const isSignatory = ({ role }: ContactPersonInput): boolean => role === SIGNATORY;

/** Writes the people of new owners; those of one owner stand in a row. */
export const insertContacts = (
  tx: Tx,
  placed: readonly Omit<Placed<ContactPersonInput>, 'path'>[],
): Promise<void> => {
  const places = new Map<string, number>();
  const rows = placed.map(({ owner, input }) => {
    const list = `${owner.partnerId} ${owner.merchantId} ${isSignatory(input)}`;
    const at = places.get(list) ?? 0;
    places.set(list, at + 1);
    return asRow(owner, input, at);
  });
  return insertRows(tx, TABLE, rows);
};

const replaceGroup = (
  tx: Tx,
  owner: Owner,
  inputs: readonly ContactPersonInput[],
  signatories: boolean,
): Promise<void> => {
  const rows = inputs.map((input, at) => asRow(owner, input, at));
  return replaceRows(tx, TABLE, ownRows(owner), rows, `role ${signatories ? '=' : '<>'} '${SIGNATORY}'`);
};

/** Writes the signatory of an owner in the place of the one before; null takes it away. */
export const saveSignatoryContact = (tx: Tx, owner: Owner, input: ContactPersonInput | null): Promise<void> =>
  replaceGroup(tx, owner, input ? [{ ...input, role: SIGNATORY }] : [], true);

const ELSEWHERE: Sentence = {
  en: 'The authorized signatory is changed with the bank details',
  fil: 'Kasama ng mga detalye ng bangko binabago ang authorized signatory',
};

const comparable = ({ fullName, birthDate, jobTitle, contactDetail }: ContactPersonInput): string =>
  JSON.stringify([
    ...[fullName.firstName, fullName.middleName, fullName.lastName, birthDate ?? null, jobTitle],
    ...[contactDetail.mobileNumber, contactDetail.landlineNumber, contactDetail.emailAddress],
  ]);

/** The problem of a signatory among contacts: none but the one that is there already, because another needs a second person. */
export const signatoryContactProblems = (
  placed: readonly Pick<Placed<ContactPersonInput>, 'input' | 'path'>[],
  held?: ContactPersonInput,
): Problems =>
  Object.fromEntries(
    placed.flatMap(({ input, path }) => {
      const isHeld = held && comparable(input) === comparable(held);
      return isSignatory(input) && !isHeld ? [[below(path, 'role'), ELSEWHERE]] : [];
    }),
  );

/** What is wrong with people by themselves: a birth date that cannot be. */
export const contactProblems = (
  placed: readonly Pick<Placed<ContactPersonInput>, 'input' | 'path'>[],
  today: string,
): Problems =>
  Object.fromEntries(
    placed.flatMap(({ input, path }) => {
      const born = birthDateProblem(input.birthDate, today);
      return born ? [[below(path, 'birthDate'), born]] : [];
    }),
  );

/** The contacts of a body with their paths. */
export const placedContacts = (inputs: readonly ContactPersonInput[]) =>
  inputs.map((input, at) => ({ input, path: `contactPersons.${at}` }));

/** Writes the contacts of an owner, all of them but the signatory. 400 for another signatory. */
export const saveContacts = async (
  tx: Tx,
  owner: Owner,
  inputs: readonly ContactPersonInput[],
): Promise<void> => {
  const held = (await readContacts(tx, owner)).find(({ role }) => role === SIGNATORY);
  refuseProblems(signatoryContactProblems(placedContacts(inputs), held && asInput(held)));
  await replaceGroup(
    tx,
    owner,
    inputs.filter((input) => !isSignatory(input)),
    false,
  );
};

import { namesOf, quotedNames, type Written } from '../../../db/columns/definitionOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import { OLD_ADDRESS, SHEET_ADDRESS } from '../address/sheetAddress.ts';
import { SHEET_PERSON } from '../contact/sheetPerson.ts';
import { sheetColumns } from '../written/sheetColumns.ts';
import { changedValues, setChanged } from './changedColumns.ts';

/** Whose parts: of a partner itself, or of a store. */
type PartOwner = 'partner' | 'merchant';

/** Which address and which person of a record a row is about. */
export const WHICH_PARTS = sheetColumns<'addressType' | 'contactPersonType'>()({
  addressType: { addressType: text('address_type') },
  contactPersonType: { role: text('role') },
});

const ADDRESS = namesOf(SHEET_ADDRESS);
const PERSON = namesOf(SHEET_PERSON);

/** Statements that write address and contact person of rows of `placed`, which has partner_id, merchant_id and their columns. */
export const INSERT_ADDRESS_AND_CONTACT = `address_made as (
    insert into address (partner_id, merchant_id, type, ${ADDRESS})
    select partner_id, merchant_id, address_type, ${ADDRESS} from placed order by row_no
  ),
  contact_made as (
    insert into contact_person (partner_id, merchant_id, role, ${PERSON})
    select partner_id, merchant_id, role, ${PERSON} from placed where first_name is not null order by row_no
  )`;

const own = (alias: string, owner: PartOwner): string =>
  owner === 'partner'
    ? `${alias}.partner_id = hit.target_id and ${alias}.merchant_id is null`
    : `${alias}.merchant_id = hit.target_id`;
const ownAddress = (owner: PartOwner): string =>
  `${own('a', owner)} and a.associate_id is null and a.type = hit.address_type`;
// The first of the role is the one that the check compared with.
const ownContact = (owner: PartOwner): string => `p.id = (
    select c.id from contact_person c where ${own('c', owner)} and c.role = hit.role order by c.position, c.id limit 1)`;
const OWNER: Readonly<Record<PartOwner, string>> = {
  partner: 'hit.target_id, null',
  merchant: 'hit.partner_id, hit.target_id',
};
const fromChanged = (of: Written): string => changedValues(of, 'hit.changed');
const assign = (alias: string, of: Written): string => setChanged(alias, of, 'hit.changed');

/**
 * Statements that bring address and contact person of rows of `hit` to what their `changed` says: made where there was none, taken
 * away where there is to be none. `hit` has target_id, partner_id, address_type, role and changed.
 */
export const applyAddressAndContact = (owner: PartOwner): string => `address_gone as (
    delete from address a using hit where ${ownAddress(owner)} and hit.changed ->> 'has_address' = 'false'
  ),
  address_made as (
    insert into address (partner_id, merchant_id, type, ${ADDRESS})
    select ${OWNER[owner]}, hit.address_type, ${fromChanged(SHEET_ADDRESS)} from hit where hit.changed ->> 'has_address' = 'true'
  ),
  address_set as (
    update address a set ${assign('a', OLD_ADDRESS)} from hit
    where ${ownAddress(owner)} and not hit.changed ? 'has_address' and hit.changed ?| array[${quotedNames(OLD_ADDRESS)}]
  ),
  contact_gone as (
    delete from contact_person p using hit where ${ownContact(owner)} and hit.changed ->> 'has_contact' = 'false'
  ),
  contact_made as (
    insert into contact_person (partner_id, merchant_id, role, position, ${PERSON})
    select ${OWNER[owner]}, hit.role, (select coalesce(max(position), 0) + 1 from contact_person c where ${own('c', owner)}),
      ${fromChanged(SHEET_PERSON)}
    from hit where hit.changed ->> 'has_contact' = 'true'
  ),
  contact_set as (
    update contact_person p set ${assign('p', SHEET_PERSON)} from hit
    where ${ownContact(owner)} and not hit.changed ? 'has_contact' and hit.changed ?| array[${quotedNames(SHEET_PERSON)}]
  )`;

/** Statements that take away address and contact persons of the rows of `hit`. */
export const deleteAddressAndContact = (owner: PartOwner): string => `address_gone as (
    delete from address a using hit where ${own('a', owner)} and a.associate_id is null
  ),
  contact_gone as (
    delete from contact_person c using hit where ${own('c', owner)}
  )`;

const existing = (owner: PartOwner, id: string) => ({
  address: owner === 'partner' ? `a.partner_id = ${id} and a.merchant_id is null` : `a.merchant_id = ${id}`,
  contact: owner === 'partner' ? `c.partner_id = ${id} and c.merchant_id is null` : `c.merchant_id = ${id}`,
});

/** Joins of what stands of a record `id` now: its address of a type and its first contact person of a role, as jsonb or null. */
export const joinAddressAndContact = (owner: PartOwner, id: string, type: string, role: string): string => {
  const rows = existing(owner, id);
  return `left join lateral (
      select to_jsonb(a) as address from address a where ${rows.address} and a.associate_id is null and a.type = ${type}
    ) a on true
    left join lateral (
      select to_jsonb(c) as contact from contact_person c where ${rows.contact} and c.role = ${role}
      order by c.position, c.id limit 1
    ) c on true`;
};

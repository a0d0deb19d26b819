import { tinRule } from '#contract/tinRule.ts';
import { isValidTin, storedTin, tinSpellings } from '#domain/formats/tin.ts';
import { typedReference } from '#domain/formats/typedReference.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { CONTACT_JOIN } from '../../http/caller/applicant.ts';

/** Whom an application is reached at, or a draft of one. */
export interface Contact {
  partnerId: string | null;
  draftId: string | null;
  mobileNumber: string | null;
  email: string | null;
}

/** A reference number or TIN in the one form in which it is counted, and what it may be stored as. */
export interface Identifier {
  name: string;
  reference: string | null;
  tins: string[];
}

const NOBODY: Contact = { partnerId: null, draftId: null, mobileNumber: null, email: null };

/** What was typed to find an application; what is neither number nor TIN finds nothing. */
export const identifierOf = (typed: string): Identifier => {
  const reference = typedReference(typed);
  if (reference) return { name: reference, reference, tins: [] };
  const digits = storedTin(typed.replaceAll(/[\s-]/g, ''), tinRule());
  if (!isValidTin(digits)) return { name: typed.toLowerCase(), reference: null, tins: [] };
  const tins = [digits, ...tinSpellings(digits)].sort();
  return { name: `TIN ${tins.at(-1)}`, reference: null, tins };
};

const CONTACT = columnsOf<Contact>('partner p, contact_person k, applicant_draft d')({
  partnerId: id('case when k.mobile_number is not null then p.id end'),
  draftId: id('d.id'),
  mobileNumber: text('coalesce(k.mobile_number, d.mobile_number)'),
  email: text('coalesce(k.email, d.email)'),
});
// A store that was added later has a number of its own. Of those that share a TIN the one that is not over, then the one that was
// compared with all others, then the newest. A number that is no application's yet may be a draft's.
const FIND = `select ${CONTACT.select}
  from (select coalesce(
    (select r.id from partner r where r.reference_number = $1),
    (select m.partner_id from merchant m where m.reference_number = $1 order by m.id limit 1),
    (select t.id from partner t where t.tin_number = any ($2)
      order by not tin_is_held(t.status), not t.tin_checked, t.id desc limit 1)
  ) as id) f
  left join partner p on p.id = f.id left join ${CONTACT_JOIN}
  left join applicant_draft d on f.id is null and d.reference_number = $1 and d.state = 'OPEN' and d.expires_at > $3`;

/** The contact of an application or of an open draft; nobody for an unknown one, by the same statement. */
export const findContact = async (tx: Tx, { reference, tins }: Identifier, now: Date): Promise<Contact> => {
  const values = [reference, tins, now];
  const [row] = await CONTACT.read(tx, {
    name: 'contact-of-application',
    text: FIND,
    values,
  });
  return row ?? NOBODY;
};

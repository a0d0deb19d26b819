import { type Permission, rolesGiving } from '#domain/permissions.ts';
import { UNDECIDED } from '#domain/review/workflowActions.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Owner } from '../parts/owner.ts';
import { peopleOf } from './peopleOf.ts';

// A store that is still to be decided or made active: its hands are its partner's too.
const STILL_OPEN = UNDECIDED.map((status) => `'${status}'`).join(', ');

/** A hand that counts: what came before the last approval of its record, and what that approval itself wrote, does not. */
const counts = (h: string): string => `${h}.what <> 'approve' and not exists (select from audit.hand a
  where a.record = ${h}.record and a.record_id = ${h}.record_id and a.what = 'approve' and (a.id > ${h}.id or a.xid = ${h}.xid))`;

/** Condition: the hand `h` is of one of some accounts (an array of ids), or of an applicant with the number or mailbox of one. */
const ofPerson = (h: string, people: string): string => `(${h}.user_id = any (${people})
  or (${h}.user_id is null and exists (select from user_account own where own.id = any (${people})
    and (own.mobile_number = ${h}.mobile_number or own.mailbox = mailbox_of(${h}.email)))))`;

const BEFORE = 'and h.xid <> pg_current_xact_id()';

/** Condition: one of the accounts gave a partner's application the number that its applicant signs in by: what comes from there counts as their own. */
const letIn = (people: string, partner: string): string => `exists (select from contact_request q
  join user_account own on own.username::text = q.decided_by and own.id = any (${people})
  where q.partner_id = ${partner} and q.state = 'APPLIED')`;

/** Condition: the hands of one of some accounts are in a promo since its last approval. */
export const handsInPromo = (people: string, promo: string): string => `exists (select from audit.hand h
  where h.record = 'promo' and h.record_id = ${promo} and ${ofPerson('h', people)} and ${counts('h')})`;

/** Condition: the hands of one of some accounts are in a store since its last approval. */
export const handsInStore = (
  people: string,
  store: string,
  more = '',
): string => `(exists (select from audit.hand h
  where h.record = 'merchant' and h.record_id = ${store} and ${ofPerson('h', people)} and ${counts('h')} ${more})
  or ${letIn(people, `(select s.partner_id from merchant s where s.id = ${store})`)})`;

/** Condition: the same for a partner, or one of its stores that are still open. */
export const handsInPartner = (
  people: string,
  partner: string,
  more = '',
): string => `(exists (select from audit.hand h
  where h.partner_id = ${partner} and ${ofPerson('h', people)} and ${counts('h')} ${more}
    and (h.record = 'partner' or exists (select from merchant s where s.id = h.record_id and s.status in (${STILL_OPEN}))))
  or ${letIn(people, partner)})`;

type Of = 'partner' | 'merchant';
const ofOwner = ({ merchantId }: Pick<Owner, 'merchantId'>): Of =>
  merchantId === null ? 'partner' : 'merchant';
const IN: Readonly<Record<Of, typeof handsInStore>> = { partner: handsInPartner, merchant: handsInStore };

const OWN = (of: Of) => `select ${IN[of](peopleOf('$2'), '$1')} as "isIn"`;
/** Condition: the account `u` is of active staff in one of some roles, and not the one that asks ($2). */
const colleague = (
  u: string,
  roles: string,
): string => `${u}.status = 'ACTIVE' and ${u}.type = 'INTERNAL' and ${u}.id <> $2
  and exists (select from user_access_role r join access_role a on a.id = r.access_role_id
    where r.user_id = ${u}.id and a.is_enabled and a.name = any (${roles}))`;
/** Each colleague's own people, found once a colleague. */
const THEIRS = 'cross join lateral (select one_person_with(u.id) as ids) theirs';
const OTHERS = (of: Of) => `select count(*)::int as n from user_account u ${THEIRS}
  where ${colleague('u', '$3::citext[]')} and not ${IN[of]('theirs.ids', '$1')}`;

// Whose hands are in it before this transaction takes nobody away.
const inOwner = (
  people: string,
  more = '',
): string => `case when x.merchant is null then ${handsInPartner(people, 'x.partner', more)}
  else ${handsInStore(people, 'x.merchant', more)} end`;
const LEFT_ALONE = `select x.n from jsonb_to_recordset($1) as x(n integer, partner bigint, merchant bigint)
  where not ${inOwner(peopleOf('$2'), BEFORE)} and exists (
    select from jsonb_array_elements($3::jsonb) as held(roles) where not exists (
      select from user_account u ${THEIRS} where ${colleague('u', 'array(select jsonb_array_elements_text(held.roles))::citext[]')}
        and not ${inOwner('theirs.ids')}))`;

/** Whether an account's hands are in a record since its last approval, as the trail tells. */
export const hasOwnHands = async (
  tx: Tx,
  owner: Owner,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<boolean> => {
  const of = ofOwner(owner);
  const [row] = await tx.query<{ isIn: boolean }>({
    name: `own-hands-${of}`,
    text: OWN(of),
    values: [owner.merchantId ?? owner.partnerId, userId],
  });
  return row?.isIn ?? false;
};

/** How many other active staff hold a permission of the review and have no hands in a record. */
export const countWithoutHands = async (
  tx: Tx,
  owner: Owner,
  { userId }: Pick<SignedIn, 'userId'>,
  permission: Permission,
): Promise<number> => {
  const of = ofOwner(owner);
  const values = [owner.merchantId ?? owner.partnerId, userId, rolesGiving(permission)];
  const [row] = await tx.query<{ n: number }>({ name: `other-hands-${of}`, text: OTHERS(of), values });
  return row?.n ?? 0;
};

/** Which of some records, by their place, nobody else could decide on once this account, which holds permissions of the review, has changed them. */
export const leftToOwnHands = async (
  tx: Tx,
  owners: readonly Owner[],
  { userId }: Pick<SignedIn, 'userId'>,
  held: readonly Permission[],
): Promise<number[]> => {
  if (!owners.length || !held.length) return [];
  const asked = owners.map(({ partnerId, merchantId }, n) => ({
    n,
    partner: partnerId,
    merchant: merchantId,
  }));
  const values = [JSON.stringify(asked), userId, JSON.stringify(held.map(rolesGiving))];
  const rows = await tx.query<{ n: number }>({ name: 'left-alone', text: LEFT_ALONE, values });
  return rows.map(({ n }) => n);
};

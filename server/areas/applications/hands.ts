import { UNDECIDED } from '#domain/applicationReview.ts';
import { type Permission, rolesGiving } from '#domain/permissions.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/user.ts';
import type { Owner } from '../parts/owner.ts';

// A store that is still to be decided or made active: its hands are its partner's too.
const STILL_OPEN = UNDECIDED.map((status) => `'${status}'`).join(', ');

/** A hand that counts: what came before the last approval of its record, and what that approval itself wrote, does not. */
const counts = (h: string): string => `${h}.what <> 'approve' and not exists (select from audit.hand a
  where a.record = ${h}.record and a.record_id = ${h}.record_id and a.what = 'approve' and (a.id > ${h}.id or a.xid = ${h}.xid))`;

/** A hand of the account `u`; an applicant is the account with the same mobile number or e-mail, in whatever role or session. */
const ofPerson = (h: string, u: string): string => `(${h}.user_id = ${u}.id or (${h}.user_id is null
  and (${h}.mobile_number = ${u}.mobile_number or lower(${h}.email) = lower(${u}.email))))`;

const BEFORE = 'and h.xid <> pg_current_xact_id()';

/** Condition: the hands of the account `u` are in a promo since its last approval. */
export const handsInPromo = (u: string, promo: string): string => `exists (select from audit.hand h
  where h.record = 'promo' and h.record_id = ${promo} and ${ofPerson('h', u)} and ${counts('h')})`;

/** Condition: the hands of the account `u` are in a store since its last approval. */
export const handsInStore = (u: string, store: string, more = ''): string => `exists (select from audit.hand h
  where h.record = 'merchant' and h.record_id = ${store} and ${ofPerson('h', u)} and ${counts('h')} ${more})`;

/** Condition: the same for a partner, or one of its stores that are still open. */
export const handsInPartner = (
  u: string,
  partner: string,
  more = '',
): string => `exists (select from audit.hand h
  where h.partner_id = ${partner} and ${ofPerson('h', u)} and ${counts('h')} ${more}
    and (h.record = 'partner' or exists (select from merchant s where s.id = h.record_id and s.status in (${STILL_OPEN}))))`;

type Of = 'partner' | 'merchant';
const ofOwner = ({ merchantId }: Pick<Owner, 'merchantId'>): Of =>
  merchantId === null ? 'partner' : 'merchant';
const IN: Readonly<Record<Of, typeof handsInStore>> = { partner: handsInPartner, merchant: handsInStore };

const OWN = (of: Of, more: string) =>
  `select ${IN[of]('me', '$1', more)} as "isIn" from user_account me where me.id = $2`;
const OTHERS = (of: Of) => `select count(*)::int as n from user_account u
  where u.status = 'ACTIVE' and u.type = 'INTERNAL' and u.id <> $2 and not ${IN[of]('u', '$1')}
    and exists (select from user_access_role r join access_role a on a.id = r.access_role_id
      where r.user_id = u.id and a.is_enabled and a.name = any ($3::citext[]))`;

/**
 * Whether an account's hands are in a record since its last approval, as the trail tells. With `before`, what this transaction
 * has written so far is left out.
 */
export const hasOwnHands = async (
  tx: Tx,
  owner: Owner,
  { userId }: Pick<SignedIn, 'userId'>,
  { before = false } = {},
): Promise<boolean> => {
  const of = ofOwner(owner);
  const [row] = await tx.query<{ isIn: boolean }>({
    name: `own-hands-${of}-${before ? 'before' : 'now'}`,
    text: OWN(of, before ? BEFORE : ''),
    values: [owner.merchantId ?? owner.partnerId, userId],
  });
  return row?.isIn ?? false;
};

/** How many other active staff hold a permission of the review and have no hands in a record. */
export const countOthers = async (
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

import { columnsOf } from '../db/columns/columnsOf.ts';
import { id, moment, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';
import { fail } from '../http/errors/fail.ts';
import { tokenHash } from './tokensAndCodes.ts';

/** Somebody who was invited, as they are told of it. */
interface OpenInvitation {
  userId: string;
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  partnerName: string | null;
  expiresAt: Date;
  /** The username that somebody registered with. */
  wanted: string | null;
}

const FROM = `one_time_link l join user_account u on u.id = l.user_id left join partner p on p.id = u.partner_id`;
const INVITATION = columnsOf<OpenInvitation>(FROM)({
  userId: id('u.id'),
  firstName: text('u.first_name'),
  lastName: text('u.last_name'),
  emailAddress: text('u.email::text'),
  partnerName: text('p.name'),
  expiresAt: moment('l.expires_at'),
  wanted: text(
    `(select r.username::text from user_request r where r.user_id = u.id and r.kind = 'registration')`,
  ),
});
const READ = `select ${INVITATION.select} from ${FROM} where l.token_hash = $1 and l.purpose = 'invitation'
  and l.used_at is null and l.expires_at > $2 and u.status = 'INVITED'`;

/** One answer for unknown, ended, used and withdrawn ones. */
export const invitationEnded = () =>
  fail('rule_invitation_ended', {
    en: 'This invitation has ended or was used: ask whoever invited you for another.',
    fil: 'Wala nang bisa o nagamit na ang imbitasyong ito: humingi ng bago sa nag-imbita sa iyo.',
  });

/** The invitation of a token that still counts, or undefined. */
export const findInvitation = async (
  tx: Tx,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> => {
  const [found] = await INVITATION.read(tx, {
    name: 'open-invitation',
    text: READ,
    values: [tokenHash(token), now],
  });
  return found;
};

/** The invitation of a token. 422 rule_invitation_ended. */
export const openInvitation = async (tx: Tx, token: string, now: Date): Promise<OpenInvitation> => {
  const found = await findInvitation(tx, token, now);
  if (!found) throw invitationEnded();
  return found;
};

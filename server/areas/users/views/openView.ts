import type { View } from '#contract/people/views.ts';
import { VIEW_MINUTES } from '#domain/access/view/viewAs.ts';
import { fullName } from '#domain/people/fullName.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { seenThrough } from '../../../http/caller/view/seenThrough.ts';
import { type Subject, subjectOf } from '../../../http/caller/view/subjectOf.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { deviceOf, presentUser } from '../../../signIn/present.ts';

const BEGIN = `insert into view_as (id, family_id, viewer_id, user_id, access_role_id, partner_id, merchant_id, reason, began_at, ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

type Caller = RequestContext & { tx: Tx; user: SignedIn };

/** A person is shown under their own name, a role under the viewer's. */
const shownUser = (context: Caller, subject: SignedIn, of: Subject) => {
  const seen = seenThrough(context.user, subject, of);
  const { userId, username, firstName, middleName, lastName, mobileNumber } = subject;
  const { personId, employeeCode } = subject;
  const person = { userId, username, firstName, middleName, lastName, mobileNumber };
  return presentUser(
    // What lets others in is nobody else's to read.
    { ...seen, ...person, personId, employeeCode, registrationCode: null },
    deviceOf(context),
  );
};

/** Where whoever is shown works: a person at a store or else the partner, a role at the store of a partner or at all of it. */
const placeOf = ({ place }: Subject, { merchantName, partnerName }: View['user']): string | null =>
  place === null ? (merchantName ?? partnerName) : [merchantName, partnerName].filter(Boolean).join(', ');

/** Begins a view of somebody, or of a role, in the sign-in that asks. 404 when the account or role went out of use meanwhile. */
export const openView = async (context: Caller, of: Subject, reason: string): Promise<View> => {
  const { tx, user, deps } = context;
  const subject = await subjectOf(context, user, of);
  if (!subject) throw notFound();
  const id = crypto.randomUUID();
  const now = deps.now();
  const endsAt = new Date(now.getTime() + VIEW_MINUTES * 60_000);
  const { partnerId = null, merchantId = null } = of.place ?? {};
  const whose = [of.userId, of.roleId, partnerId, merchantId];
  const values = [id, user.familyId, user.userId, ...whose, reason, now, endsAt];
  await tx.query({ name: 'begin-view', text: BEGIN, values });
  const shown = shownUser(context, subject, of);
  const isUser = of.userId !== null;
  return {
    id,
    kind: isUser ? 'user' : 'role',
    name: isUser ? fullName(subject) : (subject.roles[0] ?? ''),
    place: placeOf(of, shown),
    expiresIn: VIEW_MINUTES * 60,
    user: shown,
  };
};

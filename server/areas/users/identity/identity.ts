import type { User } from '#contract/people/users.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { composeIdentity, composeIdentityAsked } from '../../../messages/composeIdentity.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { noteSignIn } from '../../../signIn/noteSignIn.ts';
import { sendToUser } from '../../../signIn/sending/sendToUser.ts';
import type { Caller } from '../asking/caller.ts';
import { tellDeciders } from '../asking/tellDeciders.ts';
import { readUser } from '../readUser.ts';
import { accountToGive } from '../requests/accountToGive.ts';
import type { PendingRequest } from '../requests/pendingRequest.ts';

/** A request: the person at the identity provider, the reason, and how the requester made sure that it is the account's person. */
interface Asked {
  issuer: string;
  subject: string;
  reason: string;
  identification: string;
}
const ASKED = writtenOf<Asked>('user_request r')({
  issuer: text('r.identity_issuer'),
  subject: text('r.identity_subject'),
  reason: text('r.why'),
  identification: text('r.identification'),
});
const ASK = `insert into user_request (kind, user_id, status, created_at, created_by, updated_at, updated_by, ${namesOf(ASKED)})
  values ('identity', $1, 'SUBMITTED', $2, $3, $2, $3, ${placesOf(ASKED, 4)}) returning id`;
const BIND = `insert into user_identity (user_id, issuer, subject, bound_at, bound_by)
  select user_id, identity_issuer, identity_subject, decided_at, decided_by from user_request where id = $1`;
const UNBIND = 'delete from user_identity where user_id = $1';
const END = `update session_family f set ended_at = $2, end_reason = 'ended' from user_identity i
  where i.user_id = $1 and f.identity_id = i.id and f.ended_at is null`;
const EVENT = "select audit.record_event($2, 'user_account', $1, null, null)";
const NOTE = 'update user_account set version = version + 1, updated_at = $2, updated_by = $3 where id = $1';

const OWN = {
  en: 'You cannot link your own account. Ask a colleague.',
  fil: 'Hindi mo maili-link ang sarili mong account. Ipagawa ito sa kasamahan.',
};
const NOT_STAFF = {
  en: 'Only an active account of staff can be linked to a company account.',
  fil: 'Aktibong account ng kawani lang ang maili-link sa company account.',
};
const BOUND = {
  en: 'This account is linked already. Unlink it first.',
  fil: 'Naka-link na ang account na ito. I-unlink muna ito.',
};
const NOT_BOUND = {
  en: 'This account is not linked to a company account.',
  fil: 'Hindi naka-link sa company account ang account na ito.',
};
const TAKEN = {
  en: 'Another account is linked to this company account.',
  fil: 'May ibang account na naka-link sa company account na ito.',
};
const OPEN = {
  en: 'This is requested already. A colleague decides on it.',
  fil: 'Hiniling na ito. Kasamahan ang magpapasya.',
};

const whenRefused = (error: unknown): never => {
  const { constraint } = error as { constraint?: unknown };
  if (constraint === 'user_request_identity') throw fail('rule_request_open', OPEN);
  if (constraint === 'user_identity_issuer_subject_key') throw fail('rule_identity_taken', TAKEN);
  if (constraint === 'user_identity_user_id_key') throw fail('rule_identity_bound', BOUND);
  throw error;
};

/** 422 for one's own account, one that is not staff's or not in use, and one that is bound already. */
const mustBeBindable = ({ user }: Pick<Caller, 'user'>, account: User): void => {
  if (account.id === user.userId) throw fail('rule_own_account', OWN);
  const isInUse = account.status === 'ACTIVE' || account.status === 'LOCKED';
  if (account.type !== 'INTERNAL' || !isInUse) throw fail('rule_account_status', NOT_STAFF);
  if (account.identity) throw fail('rule_identity_bound', BOUND);
};

const note = async (
  context: Caller,
  { id, username }: User,
  what: 'IDENTITY_BOUND' | 'IDENTITY_UNBOUND',
): Promise<void> => {
  const { tx, user, deps, language } = context;
  await tx.query({ text: EVENT, values: [id, what] });
  await tx.query({ text: NOTE, values: [id, deps.now(), user.username] });
  if (username === null) return;
  await noteSignIn(tx, context, what, username);
  await sendToUser(tx, id, composeIdentity(what, username), language);
};

const TAKEN_BY = 'select 1 from user_identity where issuer = $1 and subject = $2';

/**
 * Asks a second person to bind an account of staff to a person at the identity provider, and notifies its owner. 404 also without a provider,
 * 422 rule_own_account, rule_account_status, rule_identity_bound, rule_identity_taken, rule_request_open.
 */
export const askIdentity = os.userAccess.askIdentity.handler(async ({ input, context }) => {
  const { tx, user, deps, language } = context;
  const issuer = deps.config.identityProvider?.issuer;
  if (!issuer) throw notFound();
  const at = deps.now();
  const id = toId(input.params.id);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, at);
  mustBeBindable(context, account);
  const { subject } = input.body;
  if ((await tx.query({ text: TAKEN_BY, values: [issuer, subject] })).length)
    throw fail('rule_identity_taken', TAKEN, { fields: { subject: TAKEN } });
  const values = [id, at, user.username, ...Object.values(ASKED.write({ ...input.body, issuer }))];
  const [made] = await tx
    .query<{ id: string }>({ name: 'ask-identity', text: ASK, values })
    .catch(whenRefused);
  await tellDeciders(tx, { asker: user.username, kind: 'identity', count: 1 }, at);
  await sendToUser(tx, id, composeIdentityAsked(account.username ?? ''), language);
  return { data: { requestId: made?.id ?? '' } };
});

/** Binds an account once the request is approved: the provider's person opens it from now on. 422 as `askIdentity`. */
export const bindIdentity = async (context: Caller, request: PendingRequest): Promise<void> => {
  const { tx, deps } = context;
  const account = await accountToGive(tx, request, deps.now());
  mustBeBindable(context, account);
  await tx.query({ name: 'bind-identity', text: BIND, values: [request.id] }).catch(whenRefused);
  await note(context, account, 'IDENTITY_BOUND');
};

/** Ends a binding and the sessions that began by it. It takes access away, so one person does. 404, 409, 428, 422 rule_unchanged. */
export const unbindIdentity = os.userAccess.unbindIdentity.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const id = toId(input.params.id);
  const version = versionOf(context);
  await lockAccount(tx, id);
  const account = await readUser(tx, id, deps.now());
  if (account.version !== version) throw moved(account);
  if (!account.identity) throw fail('rule_unchanged', NOT_BOUND);
  await tx.query({ text: END, values: [id, deps.now()] });
  await tx.query({ text: UNBIND, values: [id] });
  await note(context, account, 'IDENTITY_UNBOUND');
  return { data: await readUser(tx, id, deps.now()) };
});

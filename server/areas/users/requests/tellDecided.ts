import { importStartPath } from '#domain/pages/importPages.ts';
import { pathOf } from '#domain/pages.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { composeRegistrationRejected } from '../../../messages/composeRegistrationRejected.ts';
import { actorOf } from '../../../notices/actor.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { userRequestNotices } from '../asking/requestNotices.ts';
import type { Decider } from './decideEach.ts';
import type { PendingRequest } from './pendingRequest.ts';

interface Asker {
  id: string;
  createdBy: string | null;
  username: string | null;
  type: string | null;
}
const FROM = 'user_request r left join user_account u on u.id = r.user_id';
const ASKER = columnsOf<Asker>(FROM)({
  id: id('r.id'),
  createdBy: text('r.created_by'),
  username: text('u.username::text'),
  type: text('u.type'),
});
const READ = `select ${ASKER.select} from ${FROM} where r.id = any ($1::bigint[]) order by r.id`;

const LINKS = { store: 'myStoreRequests', module: 'myModuleRequests' } as const;

const tellAsker = async (
  tx: Tx,
  { kind, wanted }: PendingRequest,
  { username, type }: Asker,
  reason: string | null,
  at: Date,
): Promise<void> => {
  if ((kind !== 'store' && kind !== 'module') || username === null) return;
  // Staff have no page of their own for it.
  const to = { usernames: [username], link: type === 'EXTERNAL' ? pathOf(LINKS[kind]) : null, at };
  if (reason === null)
    await leaveWith(tx, {
      ...to,
      kind: userRequestNotices['user-request-approved'],
      params: { kind, wanted },
    });
  else
    await leaveWith(tx, {
      ...to,
      kind: userRequestNotices['user-request-rejected'],
      params: { kind, wanted, reason },
    });
};

/** Who has no account is told at the number that they have proved, and not at the address, which may be anybody's; an approval is told by the invitation. */
const tellRegistrant = (
  tx: Tx,
  { partnerName, mobileNumber }: PendingRequest,
  reason: string,
  language: Language,
): Promise<void> =>
  sendToContact(
    tx,
    { mobileNumber, email: null },
    composeRegistrationRejected(partnerName ?? '', reason),
    language,
  );

/** Tells whoever asked for somebody else; the page of the account is theirs to open. */
const tellOther = async (
  tx: Tx,
  { kind, wanted, name, userId }: PendingRequest,
  { createdBy, username }: Asker,
  reason: string | null,
  at: Date,
): Promise<void> => {
  if (kind === 'registration' || createdBy === null || createdBy === username || userId === null) return;
  await leaveWith(tx, {
    usernames: [createdBy],
    kind: userRequestNotices['request-for-other-decided'],
    params: { kind, wanted, name, reason },
    link: pathOf('userDetail', { id: userId }),
    at,
  });
};

/** Tells people what became of what they asked for: each of a store or module, whoever registered by themselves and was
 * rejected, whoever brought in accounts of all of them at once. */
export const tellDecided = async (
  { tx, user, deps, language }: Decider,
  done: readonly PendingRequest[],
  reason: string | null,
): Promise<void> => {
  const at = deps.now();
  const askers = await ASKER.read(tx, {
    name: 'askers',
    text: READ,
    values: [done.map((request) => request.id)],
  });
  const of = new Map(askers.map((asker) => [asker.id, asker]));
  const makers = new Map<string, number>();
  for (const request of done) {
    if (request.isByCode && reason !== null) await tellRegistrant(tx, request, reason, language);
    const asker = of.get(request.id);
    if (!asker) continue;
    await tellAsker(tx, request, asker, reason, at);
    await tellOther(tx, request, asker, reason, at);
    if (request.kind === 'registration' && asker.createdBy)
      makers.set(asker.createdBy, (makers.get(asker.createdBy) ?? 0) + 1);
  }
  for (const [maker, count] of makers) {
    const [approved, rejected] = reason === null ? [count, 0] : [0, count];
    await leaveWith(tx, {
      usernames: [maker],
      kind: userRequestNotices['registrations-decided'],
      params: { ...actorOf(user), approved, rejected },
      link: importStartPath('user-registration'),
      at,
    });
  }
};

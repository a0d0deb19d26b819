import type { User } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import type { ApprovalKinds } from '../../../approvals/kind.ts';
import { withdrawOf } from '../../../approvals/withdrawOf.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { knownIds, toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { actorOf } from '../../../notices/actor.ts';
import { leaveWith } from '../../../notices/leaveWith.ts';
import { endAccess } from '../../../signIn/endAccess.ts';
import { keepAdministrators } from '../../../signIn/rights/keepAdministrators.ts';
import { moveAccount } from '../moveAccount.ts';
import { readUser } from '../readUser.ts';
import { handOver } from './handOver.ts';
import { leavingNotices } from './leavingNotices.ts';
import { reachesAsFar } from './reachesAsFar.ts';

const CANCEL = `update user_request set status = 'CANCELLED', version = version + 1, updated_at = $2, updated_by = $3
  where user_id = $1 and status = 'SUBMITTED' returning id`;
const EVENT = `select audit.record_event('LEFT', 'user_account', $1, null, $2::jsonb)`;

const NO_SUCCESSOR = {
  en: 'Choose somebody of the same partner, or of the staff, whose account is active and has all stores of this one',
  fil: 'Pumili ng kapareho ng partner, o ng kawani, na aktibo ang account at sakop ang lahat ng tindahan ng account na ito',
};

const readSuccessor = async (tx: Tx, leaver: User, successorId: string | undefined, now: Date) => {
  if (successorId === undefined) return null;
  const [known] = knownIds([successorId]);
  const successor = known ? await readUser(tx, known, now).catch(() => null) : null;
  const fits =
    successor?.status === 'ACTIVE' &&
    successor.id !== leaver.id &&
    successor.type === leaver.type &&
    successor.partnerId === leaver.partnerId &&
    reachesAsFar(successor, leaver);
  if (!fits) throw badFields({ successorId: NO_SUCCESSOR });
  return successor;
};

/**
 * Takes an account of somebody who leaves out of use, in one step: suspends it and ends its access, hands over what it has under
 * review and its drafts or frees them, cancels what it asked for and withdraws its changes that wait. 400, 404, 409, 428, 422 as
 * suspending.
 */
export const leaveUser = (kinds: ApprovalKinds) =>
  os.users.leaveUser.handler(async ({ input, context }) => {
    const { tx, deps, user } = context;
    const id = toId(input.params.id);
    const { reason, successorId } = input.body;
    const at = deps.now();
    const successor = await readSuccessor(tx, await readUser(tx, id, at), successorId, at);
    const leaver = await keepAdministrators(context, 'status', () =>
      moveAccount(context, id, 'suspend', reason),
    );
    await endAccess(tx, context, leaver, 'suspended');
    const changes = await withdrawOf(kinds, tx, id, { at, by: user.username });
    const cancelled = await tx.query({ text: CANCEL, values: [id, at, user.username] });
    const handed = await handOver(tx, leaver, successor, at);
    const done = { ...handed, requests: cancelled.length, changes };
    const { claims, forms } = handed;
    if (successor && claims + forms > 0)
      await leaveWith(tx, {
        usernames: [successor.username ?? ''],
        kind: leavingNotices['work-handed-over'],
        params: { leaver: leaver.name, ...actorOf(user), claims, forms },
        link: pathOf(claims ? 'reviewQueue' : 'dashboard'),
        at,
      });
    const counts = {
      reviewsHandedOver: claims,
      reviewsFreed: handed.released,
      formsHandedOver: forms,
      requestsCancelled: done.requests,
      changesWithdrawn: changes,
    };
    const came = Object.entries(counts).filter(([, count]) => count > 0);
    const said = { successor: successor?.username ?? null, ...Object.fromEntries(came) };
    await tx.query({ text: EVENT, values: [id, JSON.stringify(said)] });
    return { data: { user: await readUser(tx, id, at), done } };
  });

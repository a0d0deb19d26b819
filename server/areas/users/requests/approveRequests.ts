import type { UserRequestKind } from '#domain/people/userRequests.ts';
import type { Tx } from '../../../db/context.ts';
import { requireProof } from '../../../http/caller/requireProof.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { knownIds, toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { takeFactor } from '../factor/takeFactor.ts';
import { bindIdentity } from '../identity/identity.ts';
import { type Decider, decideEach } from './decideEach.ts';
import { giveAccount } from './giveAccount.ts';
import { giveModule } from './giveModule.ts';
import { giveRole } from './giveRole.ts';
import { giveStore } from './giveStore.ts';
import { mustBeAnothers, mustWait } from './mustWait.ts';
import { lockRequests, type PendingRequest } from './pendingRequest.ts';
import { readRequest } from './readRequest.ts';
import { tellDecided } from './tellDecided.ts';
import { writeDecision } from './writeDecision.ts';

const GIVE: Readonly<
  Record<
    Exclude<UserRequestKind, 'registration'>,
    (context: Decider, request: PendingRequest) => Promise<void>
  >
> = {
  store: ({ tx, user, deps }, request) => giveStore(tx, user, request, deps.now()),
  module: giveModule,
  role: giveRole,
  factor: takeFactor,
  identity: bindIdentity,
};

const SECONDED = `select set_config('app.seconded', $1, true)`;
/** Where somebody else asked for that person, two people give it: the approver and that person are not tied (migration 0121). */
const noteSecond = async (tx: Tx, { isForAnother }: PendingRequest): Promise<void> => {
  await tx.query({ text: SECONDED, values: [isForAnother ? 'yes' : ''] });
};

/** Gives what a request asks for. 422 rule_request_final, rule_own_request, and what giving it answers. */
const approve = (context: Decider) => async (request: PendingRequest) => {
  mustWait(request);
  const { tx, user, deps } = context;
  await mustBeAnothers(tx, request, user);
  await noteSecond(tx, request);
  const { kind } = request;
  const userId = kind === 'registration' ? await giveAccount(context, request) : null;
  // Before it is given: what the database lets through rests on the decision.
  const decision = { status: 'APPROVED', reason: null, userId } as const;
  await writeDecision(tx, user, request.id, decision, deps.now());
  if (kind !== 'registration') await GIVE[kind](context, request);
};

/** What changes how somebody signs in takes a newer proof than other requests do: the whole call waits for it. 403 proof_needed. */
const proveFor = (context: Decider, requests: readonly PendingRequest[]): void => {
  if (requests.some(({ kind }) => kind === 'factor' || kind === 'identity'))
    requireProof(context, context.user, 'money');
};

/** Approves one request. 404, 400, 422 as `approve`. */
export const approveUserRequest = os.userRequests.approveUserRequest.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const id = toId(input.params.id);
  const [request] = await lockRequests(tx, [id]);
  if (!request) throw notFound();
  proveFor(context, [request]);
  await approve(context)(request);
  await tellDecided(context, [request], null);
  return { data: await readRequest(tx, id, user) };
});

/** Approves several, each by itself. */
export const approveUserRequests = os.userRequests.approveUserRequests.handler(async ({ input, context }) => {
  const { ids } = input.body;
  proveFor(context, await lockRequests(context.tx, knownIds(ids)));
  const { list, done } = await decideEach(context, ids, 'approved', approve(context));
  await tellDecided(context, done, null);
  return { data: { list } };
});

/** Rejects several with one reason, each by itself; what one asked for oneself may be rejected too. 422 rule_request_final. */
export const rejectUserRequests = os.userRequests.rejectUserRequests.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { ids, reason } = input.body;
  const { list, done } = await decideEach(context, ids, 'rejected', async (request) => {
    mustWait(request);
    const decision = { status: 'REJECTED', reason, userId: null } as const;
    await writeDecision(tx, user, request.id, decision, deps.now());
  });
  await tellDecided(context, done, reason);
  return { data: { list } };
});

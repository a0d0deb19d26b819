import type { AnySchema, ErrorMap } from '@orpc/contract';
import type { Context, Procedure } from '@orpc/server';
import type { CallMeta } from '#contract/call.ts';
import { isMachineKey } from '#domain/transactions/machineKey.ts';
import type { RequestContext } from '../deps.ts';
import { fail, keyNotValid, sessionEnded, wrongMedia } from '../errors/fail.ts';
import { takeFromLimit } from '../limits/takeFromLimit.ts';
import { takeHeavySlot } from '../limits/takeHeavySlot.ts';
import { loadApplicant } from './applicant.ts';
import { loadUser, type SignedIn } from './loadUser.ts';
import { knownMachine, loadMachine } from './machine.ts';
import { permit } from './permit.ts';
import { requireFactor } from './requireFactor.ts';
import { requireProof } from './requireProof.ts';
import { inRoleFor } from './useRight.ts';
import { verify } from './verify.ts';
import { inView } from './view/inView.ts';

export type AnyCall = Procedure<Context, Context, AnySchema, AnySchema, ErrorMap, CallMeta>;

const bearer = (headers: Headers): string | null =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/**
 * Whose a request is as far as its token tells, without asking the database: all sessions of an account are one. Anybody else is the
 * address.
 */
export const accountOf = async ({ deps, headers, address }: RequestContext): Promise<string> => {
  const token = bearer(headers);
  const machine = token && isMachineKey(token) ? knownMachine(token) : undefined;
  if (machine) return `machine:${machine}`;
  for (const audience of token ? (['access', 'applicant', 'registration'] as const) : []) {
    const verified = await verify(deps.pools, audience, token ?? '', deps.now());
    if (verified) return `${audience}:${verified.subject}`;
  }
  return `address:${address}`;
};

/** Whether that is no more than an address. */
export const isNobody = (account: string | undefined): boolean => account?.startsWith('address:') ?? true;

/** The signed-in user of a request, in a view as its subject sees the portal, or null when its token is missing, ended or no longer counts. */
const userOf = async (context: RequestContext, procedure: AnyCall): Promise<SignedIn | null> => {
  const { deps, requestId, headers } = context;
  const token = bearer(headers);
  if (!token) return null;
  const now = deps.now();
  const verified = await verify(deps.pools, 'access', token, now);
  if (!verified) return null;
  const family = verified.claims.sid;
  if (typeof family !== 'string') return null;
  const user = await loadUser(deps.pools, requestId, verified.subject, family, now);
  return user && inView(context, user, procedure['~orpc']);
};

/** The applicant of a request whose session still counts; to calls that are not open to applicants the token is nobody's. */
const applicantOf = async (
  { deps, requestId, headers }: RequestContext,
  { access, orOtp }: CallMeta,
): Promise<SignedIn | null> => {
  const token = access === 'otp' || orOtp ? bearer(headers) : null;
  if (!token) return null;
  const now = deps.now();
  const verified = await verify(deps.pools, 'applicant', token, now);
  return verified && loadApplicant(deps.pools, requestId, verified.subject, now);
};

/**
 * Who asks: a user, or an applicant where the call is open to them; users are nobody to the calls of applicants alone, and both to those
 * of machines, whose keys open nothing else.
 */
const callerOf = async (context: RequestContext, procedure: AnyCall): Promise<SignedIn | null> => {
  const { meta } = procedure['~orpc'];
  if (meta.access === 'machine') return loadMachine(context, bearer(context.headers));
  return (meta.access === 'otp' ? null : await userOf(context, procedure)) ?? applicantOf(context, meta);
};

/** Why nobody is admitted: to the operators of a system, who sign in nowhere, what is wrong with their key. */
const refusalOf = ({ headers }: RequestContext, { access }: CallMeta) =>
  access === 'machine' || isMachineKey(bearer(headers) ?? '') ? keyNotValid() : sessionEnded();

/** Refuses a form where JSON belongs, and the other way round. */
const refuseOtherForm = ({ form, has }: RequestContext, { upload }: CallMeta): void => {
  if (form && !upload) throw wrongMedia('JSON', 'application/json');
  if (!form && has.body && upload) throw wrongMedia('form', 'multipart/form-data');
};

/** Refuses what a call does not declare: a body or a query string that nothing would read. */
const refuseUndeclared = (context: RequestContext, procedure: AnyCall): void => {
  const shape =
    (procedure['~orpc'].inputSchema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  if (context.has.query && !shape.query)
    throw fail('invalid', {
      en: 'This call takes no query parameters.',
      fil: 'Walang query parameter na tinatanggap dito.',
    });
  if (context.has.body && !shape.body)
    throw fail('invalid', { en: 'This call takes no body.', fil: 'Walang body na tinatanggap dito.' });
};

const OPEN_A_MINUTE = 60;

/**
 * Sixty a minute per address, unless the call has room for more, or per applicant; of what would else be guessed at or sent out in bulk, as many per signed-in user.
 * What a signed-in user may do so often only is said by the call.
 */
const limitOpen = async (
  context: RequestContext,
  procedure: AnyCall,
  user: SignedIn | null,
): Promise<void> => {
  const { meta, route } = procedure['~orpc'];
  const isGuessable = meta.access === 'anyone' && meta.ownTransaction;
  if (user && meta.perUser) return takeFromLimit(context, `user:${route.path}:${user.userId}`, meta.perUser);
  if (meta.ownLimit || (user?.applicantId === null && !isGuessable)) return;
  const who = user ? `user ${user.applicantId ?? user.userId}` : context.address;
  const most = user ? OPEN_A_MINUTE : (meta.perAddress ?? OPEN_A_MINUTE);
  await takeFromLimit(context, `open:${route.path}:${who}`, most);
};

/**
 * Who may: a slot for a heavy call, token, second factor, then user type, then permission, then a recent proof, as the call's meta says. Answers the user, or null for open calls; applicants hold
 * no permissions and are admitted by the meta alone. What users do is recorded under the role that gives what the call needs.
 */
export const admit = async (context: RequestContext, procedure: AnyCall): Promise<SignedIn | null> => {
  const meta = procedure['~orpc'].meta;
  await takeHeavySlot(context, meta);
  const user = await callerOf(context, procedure);
  context.caller.user = user;
  if (!user && meta.access !== 'anyone') throw refusalOf(context, meta);
  await limitOpen(context, procedure, user);
  if (user) requireFactor(user, meta);
  if (user?.applicantId === null) {
    permit({ deps: context.deps, user }, meta);
    requireProof(context, user, meta.proof);
  }
  refuseUndeclared(context, procedure);
  refuseOtherForm(context, meta);
  if (meta.cacheSeconds) {
    const scope = meta.access === 'anyone' ? 'public' : 'private';
    context.resHeaders.set('Cache-Control', `${scope}, max-age=${meta.cacheSeconds}`);
  }
  if (meta.revalidated) context.resHeaders.set('Cache-Control', 'private, no-cache');
  return user && inRoleFor(user, meta.needs);
};

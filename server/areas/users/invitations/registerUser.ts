import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { levelOf } from '#domain/people/jobTitles.ts';
import { REGISTRATION_STATUS } from '#domain/people/newUser.ts';
import { type Tx, withContext } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { noteRights } from '../../../http/caller/noteRights.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { badFields, fail, sessionEnded } from '../../../http/errors/fail.ts';
import { osOpen } from '../../../http/os.ts';
import { askForAccount } from '../asking/askForAccount.ts';
import { registerWithCode } from '../codes/registerWithCode.ts';
import { readUser } from '../readUser.ts';
import { checkNewUser, modulesOff, modulesOutside } from './checkNewUser.ts';
import { makeAccount } from './makeAccount.ts';
import type { NewAccount } from './newAccount.ts';
import { partnerOfNew } from './partnerOfNew.ts';
import { type FoundPost, type Post, readPost } from './readPost.ts';
import { sendInvitation } from './sendInvitation.ts';

const FORBIDDEN = {
  en: 'You may not make accounts.',
  fil: 'Hindi ka puwedeng gumawa ng mga account.',
};
const BY_STAFF = { en: 'Leave the status out', fil: 'Huwag isama ang status' };
const accountOf = (body: NewUserBody, post: Post, partnerId: string | null): NewAccount => ({
  type: partnerId === null ? 'INTERNAL' : 'EXTERNAL',
  accessLevel: levelOf(post.assignment),
  partnerId,
  registrationCode: body.registrationCode || null,
  ...body.fullName,
  birthDate: body.birthDate,
  email: body.emailAddress,
  mobileNumber: body.contactNumber.mobile,
  provedMobile: null,
  landlineNumber: body.contactNumber.landline,
  jobTitleId: post.jobTitleId,
  assignment: post.assignment,
});

type Caller = RequestContext & { tx: Tx; user: SignedIn };

const write = (caller: Caller, body: NewUserBody, post: FoundPost): Promise<string> => {
  const stores = body.merchants.map(({ merchantId }) => merchantId);
  const primary = body.merchants.find((store) => store.primary)?.merchantId ?? null;
  const parts = { roleId: post.isAsked ? null : post.roleId, stores, primary, off: modulesOff(body, post) };
  return makeAccount(caller, accountOf(body, post, body.partnerId ?? null), parts, caller.deps.now());
};

/**
 * Makes an account that waits for its person, and invites them: nothing is written unless all of it is. A module outside of the role
 * becomes a request, which somebody else decides, and so does every role of staff. Of a partner's people
 * those alone whose roles give others. 400, 403, 422 rule_role_not_given, rule_email_taken, rule_no_gateway, rule_kept_apart.
 */
const inviteUser = async (caller: Caller, given: NewUserBody) => {
  const { tx, user, deps } = caller;
  if (!user.permissions.has('UR_CREATE')) throw fail('forbidden', FORBIDDEN);
  noteRights({ deps, user }, { all: [['UR_CREATE']] });
  if (given.status === REGISTRATION_STATUS.byCode) throw badFields({ status: BY_STAFF });
  const partnerId = await partnerOfNew(tx, user, given);
  const body = { ...given, partnerId };
  const post = await readPost(tx, user, body.jobTitle, partnerId);
  await checkNewUser(tx, body, post, deps.now());
  const id = await write(caller, body, post);
  const askedModules = modulesOutside(body, post);
  const roleIds = post.isAsked ? [post.roleId] : [];
  await askForAccount(caller, id, { modules: askedModules, roleIds, field: 'jobTitle' });
  const invited = await sendInvitation(tx, caller, await readUser(tx, id, deps.now()));
  return { ...invited, askedModules, askedRoles: post.isAsked ? [post.name] : [] };
};

/** Invites somebody, or without a session asks for an account with a registration code. 401 without either, and as these two. */
export const registerUserV2 = osOpen.invitations.registerUserV2.handler(async ({ input, context }) => {
  const { deps, requestId, user } = context;
  const { body } = input;
  if (user)
    return {
      data: await withContext(deps.pools, user.actor, requestId, (tx) =>
        inviteUser({ ...context, tx, user }, body),
      ),
    };
  if (!body.registrationCode) throw sessionEnded();
  return { data: await registerWithCode(context, body.registrationCode, body) };
});

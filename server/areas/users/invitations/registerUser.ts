import type { NewUserBody } from '#contract/shapes/newUser.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import { noteRights } from '../../../http/caller/noteRights.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { badFields, fail, sessionEnded } from '../../../http/errors/fail.ts';
import { osAnyone } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { checkNewUser, modulesOff, modulesOutside } from './checkNewUser.ts';
import { makeAccount } from './makeAccount.ts';
import type { NewAccount } from './newAccount.ts';
import { openPartner } from './openPartner.ts';
import { type Post, readPost } from './readPost.ts';
import { sendInvitation } from './sendInvitation.ts';

const ASK = `insert into user_request (kind, user_id, module_code, status, created_at, created_by, updated_at, updated_by)
  select 'module', $1, code, 'SUBMITTED', $3, $4, $3, $4 from unnest($2::text[]) as m(code)`;

const FORBIDDEN = {
  en: 'You may not make accounts.',
  fil: 'Hindi ka puwedeng gumawa ng mga account.',
};
const OTHER_IDS = { en: 'An account has this one partner', fil: 'Iisang partner ito ng account' };

/** The partner of a new account: people of a partner name their own or none. 400. */
const partnerOf = async (tx: Tx, user: SignedIn, body: NewUserBody): Promise<string | null> => {
  const wanted = body.partnerId ?? (user.type === 'EXTERNAL' ? user.partnerId : null);
  const all = body.partnerIds ?? (wanted === null ? [] : [wanted]);
  if (all.length !== (wanted === null ? 0 : 1) || all.some((one) => one !== wanted))
    throw badFields({ partnerIds: OTHER_IDS });
  if (wanted === null) return null;
  await openPartner(tx, wanted);
  return wanted;
};

const accountOf = (body: NewUserBody, post: Post, partnerId: string | null): NewAccount => ({
  type: partnerId === null ? 'INTERNAL' : 'EXTERNAL',
  accessLevel: partnerId === null ? 'ALL' : post.assignment === 'head-office' ? 'PARTNER' : 'MERCHANT',
  partnerId,
  registrationCode: body.registrationCode || null,
  ...body.fullName,
  birthDate: body.birthDate,
  email: body.emailAddress,
  mobileNumber: body.contactNumber.mobile,
  landlineNumber: body.contactNumber.landline,
  jobTitleId: post.jobTitleId,
  assignment: post.assignment,
});

type Caller = RequestContext & { tx: Tx; user: SignedIn };

const write = (caller: Caller, body: NewUserBody, post: Post): Promise<string> => {
  const stores = body.merchants.map(({ merchantId }) => merchantId);
  const primary = body.merchants.find((store) => store.primary)?.merchantId ?? null;
  const parts = { roleId: post.roleId, stores, primary, off: modulesOff(body, post) };
  return makeAccount(caller, accountOf(body, post, body.partnerId ?? null), parts, caller.deps.now());
};

/**
 * Makes an account that waits for its person, and invites them: nothing is written unless all of it is. A module outside of the role
 * becomes a request, which somebody else decides. Of a partner's people those
 * alone whose roles give others. 400, 401, 403, 422 rule_role_not_given, rule_email_taken, rule_no_gateway, rule_kept_apart.
 */
export const registerUserV2 = osAnyone.invitations.registerUserV2.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  if (!user) throw sessionEnded();
  if (!user.permissions.has('UR_CREATE')) throw fail('forbidden', FORBIDDEN);
  noteRights({ deps, user }, { all: [['UR_CREATE']] });
  const caller = { ...context, user };
  const partnerId = await partnerOf(tx, user, input.body);
  const body = { ...input.body, partnerId };
  const post = await readPost(tx, user, body.jobTitle, partnerId);
  await checkNewUser(tx, body, post, deps.now());
  const id = await write(caller, body, post);
  const askedModules = modulesOutside(body, post);
  if (askedModules.length)
    await tx.query({
      name: 'ask-for-new-user',
      text: ASK,
      values: [id, askedModules, deps.now(), user.username],
    });
  const invited = await sendInvitation(tx, context, await readUser(tx, id, deps.now()));
  return { data: { ...invited, askedModules } };
});

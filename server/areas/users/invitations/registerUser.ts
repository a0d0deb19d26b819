import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import type { Tx } from '../../../db/context.ts';
import type { SignedIn } from '../../../http/caller/loadUser.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { badFields, fail, sessionEnded } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { osAnyone } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { checkNewUser, modulesOff } from './checkNewUser.ts';
import { CLOSED_PARTNERS } from './closedPartners.ts';
import { NEW_ACCOUNT, type NewAccount } from './newAccount.ts';
import { type Post, readPost } from './readPost.ts';
import { sendInvitation } from './sendInvitation.ts';
import { whenTaken } from './whenTaken.ts';

const PARTNER = 'select status from partner where id = $1';
const INSERT = `insert into user_account (status, created_at, created_by, updated_at, updated_by, ${namesOf(NEW_ACCOUNT)})
  values ('INVITED', $1, $2, $1, $2, ${placesOf(NEW_ACCOUNT, 3)}) returning id`;
const ROLE = 'insert into user_access_role (user_id, access_role_id) values ($1, $2)';
const STORES = `insert into user_merchant (user_id, partner_id, merchant_id, is_primary)
  select $1, $2, s.id, s.id = $4 from unnest($3::bigint[]) as s(id)`;
const OFF = `insert into user_module (user_id, module_code, state) select $1, code, 'off' from unnest($2::text[]) as m(code)`;

const FORBIDDEN = {
  en: 'You may not make accounts.',
  fil: 'Hindi ka puwedeng gumawa ng mga account.',
};
const NO_PARTNER = { en: 'Choose a partner that is not closed', fil: 'Pumili ng partner na hindi sarado' };
const OTHER_IDS = { en: 'An account has this one partner', fil: 'Iisang partner ito ng account' };

/** The partner of a new account: people of a partner name their own or none. 400. */
const partnerOf = async (tx: Tx, user: SignedIn, body: NewUserBody): Promise<string | null> => {
  const wanted = body.partnerId ?? (user.type === 'EXTERNAL' ? user.partnerId : null);
  const all = body.partnerIds ?? (wanted === null ? [] : [wanted]);
  if (all.length !== (wanted === null ? 0 : 1) || all.some((one) => one !== wanted))
    throw badFields({ partnerIds: OTHER_IDS });
  if (wanted === null) return null;
  const [id] = knownIds([wanted]);
  const [partner] = id
    ? await tx.query<{ status: string }>({ name: 'new-user-partner', text: PARTNER, values: [id] })
    : [];
  if (!partner || CLOSED_PARTNERS.includes(partner.status)) throw badFields({ partnerId: NO_PARTNER });
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

const write = async ({ tx, user, deps }: Caller, body: NewUserBody, post: Post): Promise<string> => {
  const account = accountOf(body, post, body.partnerId ?? null);
  const values = [deps.now(), user.username, ...Object.values(NEW_ACCOUNT.write(account))];
  const [made] = await tx
    .query<{ id: string }>({ name: 'insert-account', text: INSERT, values })
    .catch(whenTaken);
  const id = made?.id ?? '';
  await tx.query({ name: 'insert-user-role', text: ROLE, values: [id, post.roleId] });
  const stores = body.merchants.map(({ merchantId }) => merchantId);
  const primary = body.merchants.find((store) => store.primary)?.merchantId ?? null;
  if (stores.length)
    await tx.query({
      name: 'insert-user-stores',
      text: STORES,
      values: [id, account.partnerId, stores, primary],
    });
  const off = modulesOff(body, post);
  if (off.length) await tx.query({ name: 'insert-modules-off', text: OFF, values: [id, off] });
  return id;
};

/**
 * Makes an account that waits for its person, and invites them: nothing is written unless all of it is. Of a partner's people those
 * alone whose roles give others. 400, 401, 403, 422 rule_role_not_given, rule_email_taken, rule_no_gateway.
 */
export const registerUserV2 = osAnyone.invitations.registerUserV2.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  if (!user) throw sessionEnded();
  if (!user.permissions.has('UR_CREATE')) throw fail('forbidden', FORBIDDEN);
  const caller = { ...context, user };
  const partnerId = await partnerOf(tx, user, input.body);
  const body = { ...input.body, partnerId };
  const post = await readPost(tx, user, body.jobTitle, partnerId);
  await checkNewUser(tx, body, post, deps.now());
  const id = await write(caller, body, post);
  return { data: await sendInvitation(tx, context, await readUser(tx, id, deps.now())) };
});

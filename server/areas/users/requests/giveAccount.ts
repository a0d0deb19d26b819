import type { GivenRole } from '#domain/access/givenRoles.ts';
import { manilaDate } from '#domain/day.ts';
import { accountAgeProblem, storesProblem } from '#domain/people/newUser.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, list, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import { strangeStores } from '../invitations/checkNewUser.ts';
import { makeAccount } from '../invitations/makeAccount.ts';
import type { NewAccount } from '../invitations/newAccount.ts';
import { openPartner } from '../invitations/openPartner.ts';
import { sendInvitation } from '../invitations/sendInvitation.ts';
import { readUser } from '../readUser.ts';
import { askForModules } from './askForModules.ts';
import type { Decider } from './decideEach.ts';
import { mustGiveTogether } from './mustGiveTogether.ts';
import type { PendingRequest } from './pendingRequest.ts';

const ROLE = columnsOf<GivenRole & { id: string; isEnabled: boolean }>('access_role a')({
  id: id('a.id'),
  name: text('a.name::text'),
  isExternal: flag('a.is_external'),
  isEnabled: flag('a.is_enabled'),
  enabledPermissions: list('a.permissions'),
});
const READ = `select ${ROLE.select} from access_role a where a.id = $1`;

const NO_ROLE = {
  en: 'The access role is not in use, or not for this kind of user.',
  fil: 'Hindi ginagamit ang access role, o hindi para sa ganitong user.',
};
const INCOMPLETE = {
  en: 'Birth date, e-mail address or mobile number is missing.',
  fil: 'Kulang ang petsa ng kapanganakan, e-mail address o mobile number.',
};

const NO_TITLE = {
  en: 'The job title is not in use any more, or not for these stores: reject this with that reason, and they register anew.',
  fil: 'Hindi na ginagamit ang katungkulan, o hindi para sa mga tindahang ito: tanggihan ito nang may ganitong dahilan, at magpaparehistro sila muli.',
};

/** 422 for a job title that was switched off, or moved to other kinds of stores, since somebody registered with it. */
const mustFit = ({ jobTitleId, assignment, isTitleEnabled, merchantIds }: PendingRequest): void => {
  if (jobTitleId === null || assignment === null) return;
  const stores = merchantIds.map((merchantId, at) => ({ merchantId, primary: at === 0 }));
  if (!isTitleEnabled || storesProblem(assignment, stores)) throw fail('rule_role_not_given', NO_TITLE);
};

const roleOf = async (tx: Tx, { accessRoleId, partnerId }: PendingRequest) => {
  const [role] = await ROLE.read(tx, { name: 'role-of-request', text: READ, values: [accessRoleId] });
  if (role?.isEnabled && role.isExternal === (partnerId !== null)) return role;
  throw fail('rule_role_not_given', NO_ROLE);
};

/** The account that a registration asks for; of no store it is for the whole partner. 400. */
const accountOf = (request: PendingRequest): NewAccount => {
  const { partnerId, registrationCode, merchantIds, firstName, middleName, lastName, landlineNumber } =
    request;
  const { birthDate, email, mobileNumber, jobTitleId } = request;
  if (!firstName || !lastName || !birthDate || !email || !mobileNumber)
    throw badFields({ birthDate: INCOMPLETE });
  const assignment =
    request.assignment ??
    (merchantIds.length === 0
      ? 'head-office'
      : merchantIds.length === 1
        ? 'single-store'
        : 'multiple-stores');
  return {
    type: partnerId === null ? 'INTERNAL' : 'EXTERNAL',
    accessLevel: partnerId === null ? 'ALL' : merchantIds.length ? 'MERCHANT' : 'PARTNER',
    partnerId,
    registrationCode,
    firstName,
    middleName,
    lastName,
    birthDate,
    email,
    mobileNumber,
    provedMobile: request.isByCode ? mobileNumber : null,
    landlineNumber,
    jobTitleId,
    assignment: partnerId === null ? null : assignment,
  };
};

const check = async (
  { tx, deps }: Decider,
  account: NewAccount,
  stores: readonly string[],
): Promise<void> => {
  if (account.partnerId !== null) await openPartner(tx, account.partnerId);
  const birthDate = accountAgeProblem(account.birthDate, manilaDate(deps.now()));
  if (birthDate) throw badFields({ birthDate });
  const merchants = await strangeStores(tx, stores, account.partnerId);
  if (merchants) throw badFields({ merchants });
};

/**
 * Makes the account of a registration, asks for the modules that its person wants besides, and invites them; answers its id. 400, 422 rule_role_not_given, rule_email_taken,
 * rule_no_gateway, rule_kept_apart.
 */
export const giveAccount = async (context: Decider, request: PendingRequest): Promise<string> => {
  const { tx, user, deps } = context;
  const role = await roleOf(tx, request);
  mustGiveTogether(user, request, role);
  mustFit(request);
  const account = accountOf(request);
  const stores = request.merchantIds;
  await check(context, account, stores);
  const parts = { roleId: role.id, stores, primary: stores[0] ?? null, off: [] };
  const id = await makeAccount(context, account, parts, deps.now());
  await askForModules(context, request, id, role.enabledPermissions);
  await sendInvitation(tx, context, await readUser(tx, id, deps.now()));
  return id;
};

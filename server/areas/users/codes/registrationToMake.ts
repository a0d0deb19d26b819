import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { manilaDate } from '#domain/day.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { accountAgeProblem, storesProblem } from '#domain/people/newUser.ts';
import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import { codeTitlesProblem } from '#domain/people/registrationCode.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { day, id, ids, list, moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { moduleProblem, modulesOutside, nameProblems, strangeStores } from '../invitations/checkNewUser.ts';
import { identificationProblemsIn } from './identificationProblemsIn.ts';
import type { UsableCode } from './usableCode.ts';

/** What somebody registers with, as it is written. */
interface Registration {
  partnerId: string;
  merchantIds: string[];
  accessRoleId: string;
  jobTitleId: string;
  registrationCode: string;
  registrationCodeId: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  birthDate: string;
  email: string;
  mobileNumber: string;
  landlineNumber: string | null;
  identificationType: string;
  moduleCodes: string[];
  acceptableUseVersion: string;
  privacyPolicyVersion: string;
  agreedAt: Date;
}
export const REGISTRATION = writtenOf<Registration>('user_request r')({
  partnerId: id('r.partner_id'),
  merchantIds: ids('r.merchant_ids'),
  accessRoleId: id('r.access_role_id'),
  jobTitleId: id('r.job_title_id'),
  registrationCode: text('r.registration_code'),
  registrationCodeId: id('r.registration_code_id'),
  firstName: text('r.first_name'),
  middleName: text('r.middle_name'),
  lastName: text('r.last_name'),
  birthDate: day('r.birth_date'),
  email: text('r.email'),
  mobileNumber: text('r.mobile_number'),
  landlineNumber: text('r.landline_number'),
  identificationType: text('r.code_identification_type'),
  moduleCodes: list('r.module_codes'),
  acceptableUseVersion: text('r.acceptable_use_version'),
  privacyPolicyVersion: text('r.privacy_policy_version'),
  agreedAt: moment('r.agreed_at'),
});

interface Title {
  jobTitleId: string;
  accessRoleId: string;
  assignment: Assignment;
  enabledPermissions: string[];
}
const TITLE_FROM = 'job_title j join access_role a on a.id = j.access_role_id';
const TITLE = columnsOf<Title>(TITLE_FROM)({
  jobTitleId: id('j.id'),
  accessRoleId: id('a.id'),
  assignment: text('j.assignment'),
  enabledPermissions: list('a.permissions'),
});
const BY_NAME = `select ${TITLE.select} from ${TITLE_FROM}
  where j.name = $1::citext and j.id = any ($2::bigint[]) and j.is_enabled and a.is_enabled and a.is_external`;

const NO_TITLE = {
  en: 'Choose one of the job titles of the code',
  fil: 'Pumili ng isa sa mga katungkulan ng code',
};
const OTHER_STORE = {
  en: 'A store is not one of those of the code',
  fil: 'May tindahang hindi kasama sa code',
};
const OTHER_PARTNER = { en: 'The code is another partner’s', fil: 'Sa ibang partner ang code' };
const WITHOUT = {
  en: 'What comes with the job title stays: name only what you want besides',
  fil: 'Mananatili ang kasama sa katungkulan: banggitin lang ang gusto mong idagdag',
};

const storeProblem = async (tx: Tx, body: NewUserBody, code: UsableCode, title: Title) => {
  const stores = body.merchants.map(({ merchantId }) => merchantId);
  // A title may have moved to the head office since the code was made.
  const isForStores = code.merchantIds.length > 0;
  const problem =
    codeTitlesProblem([title.assignment], isForStores) ?? storesProblem(title.assignment, body.merchants);
  if (problem) return problem;
  const isWithin = !isForStores || stores.every((one) => code.merchantIds.includes(one));
  return isWithin ? strangeStores(tx, stores, code.partnerId) : OTHER_STORE;
};

/** The modules that somebody wants, in the way of those who make accounts. */
const wantedModules = ({ moduleRequests, moduleCodes = [] }: NewUserBody) => [
  ...moduleRequests,
  ...moduleCodes.map((moduleCode) => ({ moduleCode, isEnabled: true })),
];

const featureProblem = async (tx: Tx, body: NewUserBody, code: UsableCode, title: Title) => {
  const moduleRequests = wantedModules(body);
  if (moduleRequests.some(({ isEnabled }) => !isEnabled)) return WITHOUT;
  return moduleProblem(tx, { moduleRequests, partnerId: code.partnerId }, title);
};

/** What is wrong with a registration besides its number, by field. */
const problemsOf = async (
  tx: Tx,
  body: NewUserBody,
  code: UsableCode,
  title: Title | undefined,
  now: Date,
) => {
  const named = [body.partnerId, ...(body.partnerIds ?? [])];
  const today = manilaDate(now);
  const features = body.moduleCodes ? 'moduleCodes' : 'moduleRequests';
  const found: Record<string, Sentence | null> = {
    ...nameProblems(body),
    partnerId: named.some((one) => one != null && one !== code.partnerId) ? OTHER_PARTNER : null,
    birthDate: accountAgeProblem(body.birthDate, today),
    jobTitle: title ? null : NO_TITLE,
    merchants: title ? await storeProblem(tx, body, code, title) : null,
    [features]: title ? await featureProblem(tx, body, code, title) : null,
    ...(await identificationProblemsIn(tx, body, today)),
  };
  return Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem] as const] : []));
};

/** Of several stores the main one first, which is what an approval takes it for. */
const storesOf = ({ merchants }: NewUserBody): string[] =>
  merchants
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))
    .map((one) => one.merchantId);

/** A registration with a code as it is written. 400 with every field that cannot be. */
export const registrationToMake = async (
  tx: Tx,
  body: NewUserBody,
  code: UsableCode,
  now: Date,
): Promise<Registration> => {
  const values = [body.jobTitle, code.jobTitleIds];
  const [title] = await TITLE.read(tx, { name: 'registered-title', text: BY_NAME, values });
  const problems = await problemsOf(tx, body, code, title, now);
  if (problems.length || !title) throw badFields(Object.fromEntries(problems));
  return {
    partnerId: code.partnerId,
    merchantIds: storesOf(body),
    accessRoleId: title.accessRoleId,
    jobTitleId: title.jobTitleId,
    registrationCode: code.code,
    registrationCodeId: code.id,
    ...body.fullName,
    birthDate: body.birthDate,
    email: body.emailAddress,
    mobileNumber: body.contactNumber.mobile,
    landlineNumber: body.contactNumber.landline,
    identificationType: body.codeIdentificationType ?? '',
    moduleCodes: modulesOutside({ moduleRequests: wantedModules(body) }, title),
    acceptableUseVersion: POLICY_VERSIONS.acceptableUse,
    privacyPolicyVersion: POLICY_VERSIONS.privacyPolicy,
    agreedAt: now,
  };
};

import { userRegistrationFields } from '#domain/imports/fields/userRegistrationFields.ts';
import { MODULE_PERMISSIONS, MODULES } from '#domain/permissions.ts';
import type { TestApp } from '../../support/app/app.ts';
import type { Answer } from '../../support/app/client.ts';
import { importBench } from '../../support/imports/importBench.ts';
import { lastInvitation, newUser } from '../../support/people.ts';
import { registrationBench } from '../../support/registration.ts';
import { roleBody } from '../../support/roles.ts';

/** One step: who takes it, and numbers that decide all the rest of it. */
export interface Drawn {
  actor: number;
  target: number;
  chance: number;
  other: number;
  some: readonly number[];
}

/** A step in the middle: its tools, and the actor's name or token. */
interface Taken extends Drawn {
  app: TestApp;
  as: string | undefined;
  number: number;
}
type Step = (taken: Taken) => Promise<Answer | undefined>;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const rows = async ({ app }: Taken, text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows;
const post = ({ app, as }: Taken, path: string, body?: unknown, version?: unknown): Promise<Answer> =>
  app.call('POST', path, {
    as,
    ...(body === undefined ? {} : { body }),
    headers: version === undefined ? {} : { 'If-Match': String(version) },
  });

const accountOf = async (taken: Taken) =>
  pick(await rows(taken, 'select id, version, type, partner_id from user_account order by id'), taken.target);
const titleOf = async (taken: Taken, at: number) =>
  pick(await rows(taken, 'select id, version, name, assignment from job_title order by id'), at);
const roleOf = async (taken: Taken, at: number) =>
  pick(
    await rows(
      taken,
      'select id, version, name, is_external, is_enabled, permissions from access_role order by id',
    ),
    at,
  );

/** Stores for a job title, of the partner or, by chance, of another. */
const storesFor = async (taken: Taken, assignment: string, partnerId: string) => {
  if (assignment === 'head-office') return [];
  const own = taken.chance % 8 !== 0;
  const stores = await rows(
    taken,
    `select id from merchant where (partner_id = $1) = $2 and status = 'A' order by id limit 20`,
    [partnerId, own],
  );
  const count = assignment === 'single-store' ? 1 : 2;
  return stores.slice(0, count).map(({ id }, at) => ({ merchantId: id, primary: at === 0 }));
};
const modulesOf = ({ some, chance }: Taken) =>
  some.slice(0, chance % 3).map((at) => ({ moduleCode: pick(MODULES, at).code, isEnabled: at % 2 === 0 }));

const invite: Step = async (taken) => {
  const { number, other, chance } = taken;
  const emailAddress = `step.${number}@example.test`;
  const moduleRequests = modulesOf(taken);
  if (chance % 3 === 0) {
    const { name } = await roleOf(taken, other);
    return post(taken, '/api/user/v2/register', newUser({ jobTitle: name, emailAddress, moduleRequests }));
  }
  const title = await titleOf(taken, other);
  const partners = await rows(
    taken,
    `select distinct partner_id as id from user_account where partner_id is not null order by 1`,
  );
  const partnerId = pick(partners, chance).id;
  const merchants = await storesFor(taken, title.assignment, partnerId);
  const more = { jobTitle: title.name, emailAddress, moduleRequests, merchants };
  return post(taken, '/api/user/v2/register', newUser({ ...more, ...(chance % 2 ? { partnerId } : {}) }));
};

const changeAccess: Step = async (taken) => {
  const { id, version, type, partner_id: partnerId } = await accountOf(taken);
  const path = `/api/user-account/${id}/change-access`;
  const moduleRequests = modulesOf(taken);
  if (type === 'INTERNAL') {
    const had = await rows(
      taken,
      'select a.name from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = $1',
      [id],
    );
    const kept = taken.chance % 4 === 0 ? [] : had.map(({ name }) => name);
    const more = (await roleOf(taken, taken.other)).name;
    const roles = [...new Set(taken.chance % 5 === 0 && kept.length ? kept : [...kept, more])];
    return post(taken, path, { roles, moduleRequests }, version);
  }
  const title = await titleOf(taken, taken.other);
  const merchants = await storesFor(taken, title.assignment, partnerId);
  return post(taken, path, { jobTitle: title.name, merchants, moduleRequests }, version);
};

const askModules: Step = async (taken) =>
  post(taken, '/api/my-account/module-requests', { moduleCodes: [pick(MODULES, taken.other).code] });
const askStores: Step = async (taken) => {
  const stores = await rows(taken, `select id from merchant where status = 'A' order by id`);
  return post(taken, '/api/my-account/store-requests', { merchantIds: [pick(stores, taken.other).id] });
};
const waiting = (taken: Taken) =>
  rows(taken, `select id from user_request where status = 'SUBMITTED' order by id desc`);
const approve: Step = async (taken) => {
  const [found] = [pick([...(await waiting(taken)), { id: '0' }], taken.other)];
  return post(taken, `/api/user-account/${found.id}/approve-request`);
};
const approveMany: Step = async (taken) => {
  const ids = (await waiting(taken)).slice(0, 5).map(({ id }) => id);
  return ids.length ? post(taken, '/api/user-account/approve-requests', { ids: ids.join(',') }) : undefined;
};

/** What keepers of accounts and roles hold themselves, and so may put into a role. */
const KEEPING = MODULE_PERMISSIONS.filter((permission) => /^U[RM]_/.test(permission));
const drawn = ({ some, other }: Taken, least = 0): string[] =>
  some.slice(0, least + ((some[0] ?? 0) % 4)).map((at) => pick(other % 3 ? KEEPING : MODULE_PERMISSIONS, at));
const ROLES_BY_ID =
  'select id, version, name, is_external, is_enabled, permissions from access_role where id = $1';
const createRole: Step = async (taken) =>
  post(
    taken,
    '/api/access-role-management',
    roleBody(`Step role ${taken.number}`, drawn(taken, 1), { isExternal: taken.chance % 2 === 0 }),
  );
const editRole: Step = async (taken) => {
  const newest = await rows(taken, 'select id from access_role order by id desc limit 8');
  const { id } = taken.target % 2 ? pick(newest, taken.other) : await roleOf(taken, taken.other);
  const [role] = await rows(taken, ROLES_BY_ID, [id]);
  // A few responsibilities more or less, on or off, and by chance for the other kind of people.
  const kept = taken.chance % 3 === 0 ? role.permissions.slice(1) : role.permissions;
  const body = roleBody(role.name, taken.chance % 2 ? [...kept, ...drawn(taken)] : kept, {
    isEnabled: taken.chance % 7 === 0 ? !role.is_enabled : role.is_enabled,
    isExternal: taken.chance % 5 === 0 ? !role.is_external : role.is_external,
  });
  return post(taken, `/api/access-role-management/${role.id}`, body, role.version);
};

const titleBody = async (taken: Taken, name: string) => ({
  name,
  designationGroup: 'manager',
  accessRole: (await roleOf(taken, taken.other)).name,
  assignment: pick(['head-office', 'single-store', 'multiple-stores'], taken.chance),
});
const createTitle: Step = async (taken) =>
  post(taken, '/api/job-titles', await titleBody(taken, `Step title ${taken.number}`));
const editTitle: Step = async (taken) => {
  const { id, version, name } = await titleOf(taken, taken.target);
  return post(taken, `/api/job-titles/${id}`, await titleBody(taken, name), version);
};

const makeCode: Step = async (taken) => {
  const title = await titleOf(taken, taken.other);
  const { make } = registrationBench(taken.app);
  return taken.as ? make({ jobTitleIds: [title.id] }, taken.as) : undefined;
};
/** By nobody: with a code that somebody made. */
const register: Step = async (taken) => {
  const codes = await rows(
    taken,
    `select c.code, j.name from registration_code c join job_title j on j.id = any (c.job_title_ids) order by c.id desc`,
  );
  if (!codes.length) return undefined;
  const { code, name } = pick(codes, taken.other);
  return registrationBench(taken.app).register(code, {
    jobTitle: name,
    emailAddress: `registers.${taken.number}@example.test`,
  });
};

const PEOPLE = 'user-registration';
const HEADER = userRegistrationFields.map(({ header }) => header).join(',');
/** Brings in three people in a sheet, of the staff or of a partner, with roles as they come, and has written what may be. */
const importPeople: Step = async (taken) => {
  const { app, as = '', number, some, chance } = taken;
  const partners = await rows(
    taken,
    `select distinct p.hsis_code as code from user_account u join partner p on p.id = u.partner_id order by 1`,
  );
  const roles = await Promise.all(some.slice(0, 3).map((at) => roleOf(taken, at)));
  const lines = roles.map(({ name, is_external: isExternal }, at) => {
    const isOfPartner = chance % 5 === 0 ? !isExternal : isExternal;
    const given: Record<string, string> = {
      username: `step.${number}.import${at}`,
      firstName: 'Liezel',
      lastName: 'Magsino',
      birthDate: '1998-04-30',
      emailAddress: `step.${number}.import${at}@example.test`,
      mobileNumber: '09171234567',
      accessRole: name,
      hsisPartnerCode: isOfPartner ? pick(partners, chance).code : '',
    };
    return userRegistrationFields.map(({ key }) => given[key] ?? '').join(',');
  });
  const bench = importBench(app);
  const sheet = await bench.upload(PEOPLE, `step${number}.csv`, [HEADER, ...lines].join('\n'), as);
  if (sheet.status >= 300) return sheet;
  const job = await bench.settled(sheet.body.data.id, as);
  const answer = await bench.commit(job, {}, as, PEOPLE);
  await bench.settled(job.id, as);
  return answer;
};

const invited = (taken: Taken) =>
  rows(taken, `select id, version from user_account where status = 'INVITED' order by id desc`);
const resend: Step = async (taken) => {
  const list = await invited(taken);
  return list.length ? post(taken, `/api/user-account/${pick(list, taken.other).id}/invite`) : undefined;
};
const accept: Step = async (taken) => {
  const token = await lastInvitation(taken.app);
  if (!token || taken.chance % 4) return undefined;
  const body = { token, username: `step.person${taken.number}`, newPassword: 'Bagong-Lihim-2026' };
  return taken.app.call('POST', '/api/user/invitation/accept', { body });
};

const moved =
  (way: string, body?: unknown): Step =>
  async (taken) => {
    const { id, version } = await accountOf(taken);
    return post(taken, `/api/user-account/${id}/${way}`, body, version);
  };
const reason = { reason: 'A step of the fuzz' };
const loseFactor: Step = async (taken) => {
  const { id } = await accountOf(taken);
  return post(taken, `/api/user-account/${id}/lost-factor`, { ...reason, identification: 'Seen in person' });
};
/** Views somebody and tries to give oneself and others more in the view. */
const view: Step = async (taken) => {
  const { id, version } = await accountOf(taken);
  const begun = await post(taken, `/api/user-account/${id}/view`, reason);
  if (begun.status !== 200) return begun;
  const headers = { 'view-as': begun.body.data.id, 'If-Match': String(version) };
  const body = { roles: ['HCPC_SALES_ADMIN'] };
  return taken.app.call('POST', `/api/user-account/${id}/change-access`, { as: taken.as, body, headers });
};
const keepApart: Step = async (taken) => {
  const [one, other] = [pick(MODULE_PERMISSIONS, taken.other), pick(MODULE_PERMISSIONS, taken.chance)];
  return taken.chance % 4 ? undefined : post(taken, '/api/separation-rules', { one, other, ...reason });
};

/** Everything that changes what somebody may do; what matters most stands here more than once. */
export const STEPS: readonly (readonly [name: string, step: Step])[] = [
  ...Array.from({ length: 3 }, () => ['invite', invite] as const),
  ...Array.from({ length: 6 }, () => ['change access', changeAccess] as const),
  ...Array.from({ length: 4 }, () => ['edit a role', editRole] as const),
  ...Array.from({ length: 3 }, () => ['approve', approve] as const),
  ['approve many', approveMany],
  ['create a role', createRole],
  ['create a job title', createTitle],
  ['edit a job title', editTitle],
  ['make a code', makeCode],
  ['register', register],
  ['import people', importPeople],
  ['import people', importPeople],
  ['ask for modules', askModules],
  ['ask for stores', askStores],
  ['resend an invitation', resend],
  ['accept an invitation', accept],
  ['suspend', moved('suspend', reason)],
  ['reactivate', moved('reactivate')],
  ['reactivate', moved('reactivate')],
  ['leave', moved('leave', reason)],
  ['lose a factor', loseFactor],
  ['view', view],
  ['keep apart', keepApart],
];

/** Steps that are taken without anybody's session. */
export const BY_NOBODY: ReadonlySet<string> = new Set(['register', 'accept an invitation']);

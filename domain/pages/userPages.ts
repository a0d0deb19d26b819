import { ASSIGNMENTS } from '../people/assignments.ts';
import { forHolders, forLogin, forStaffWho, type Page } from './page.ts';

const BASE = '/user-account';
const LISTS = `${BASE}/list` as const;
const USER = `${BASE}/{id}` as const;
const CALL = '/api/user-account/list';

const viewers = { menu: 'users', ...forHolders(['UR_VIEW']) } as const;
const watchers = { ...viewers, userType: 'INTERNAL' } as const;
const auditors = forHolders(['UR_VIEW'], ['UM_VIEW_ACCESS_ROLE']);
const REVIEW = `${BASE}/access-review` as const;
const reviewers = { ...watchers, ...auditors, title: 'accessReview' } as const;

/** User accounts: a list for staff, one for people of partners and one of the invited, and what is known of one account. */
export const userPages = {
  internalUserList: {
    path: `${LISTS}/internal`,
    resource: ['internal-users', 'list'],
    ...watchers,
    first: {
      call: `${CALL}/internal?limit=20`,
      cells: ['name', 'username', null, null, null],
      hasTabs: true,
      row: USER,
    },
  },
  externalUserList: {
    path: `${LISTS}/external`,
    resource: ['external-users', 'list'],
    ...viewers,
    first: {
      call: `${CALL}/external?limit=20`,
      cells: ['name', 'username', null, null, 'partnerName', null, null],
      hasTabs: true,
      row: USER,
    },
  },
  pendingUserList: {
    path: `${LISTS}/pending`,
    resource: ['pending-users', 'list'],
    ...watchers,
    first: {
      call: `${CALL}/pending?limit=20`,
      cells: ['name', 'username', null, 'partnerName', null],
      hasTabs: true,
      row: USER,
    },
  },
  userApprovals: {
    path: `${BASE}/approvals`,
    resource: ['user-requests', 'list'],
    title: 'userApprovals',
    menu: 'users',
    ...forStaffWho(['UR_EDIT']),
  },
  userRequest: {
    path: `${BASE}/approvals/{id}`,
    resource: ['user-requests', 'show'],
    title: 'userApprovals',
    menu: 'users',
    ...forStaffWho(['UR_EDIT']),
  },
  unusedRights: {
    path: `${REVIEW}/unused-rights`,
    resource: ['unused-rights', 'list'],
    ...reviewers,
  },
  noSignIn: {
    path: `${REVIEW}/no-sign-in`,
    resource: ['no-sign-in', 'list'],
    ...reviewers,
  },
  userDetail: { path: USER, resource: ['users', 'show'], ...viewers },
  userAccess: { path: `${USER}/access`, ...viewers },
  userSessions: { path: `${USER}/sessions`, resource: ['sign-ins', 'list'], ...watchers },
  userChangeAccess: {
    path: `${USER}/change-access`,
    ...watchers,
    ...forHolders(['UR_VIEW'], ['UR_EDIT']),
  },
  userHistory: { path: `${USER}/history`, ...watchers, ...auditors },
} as const satisfies Record<string, Page>;

const makers = { menu: 'users', ...forHolders(['UR_CREATE']) } as const;
const CREATE = '/user-account-create';

/** The wizard of a new account, a page a step; where somebody works stands below the job title. */
export const newUserPages = {
  newUserInfo: { path: `${CREATE}/user-info`, title: 'newUser', ...makers },
  newUserJobTitle: { path: `${CREATE}/job-title`, title: 'newUser', ...makers },
  newUserAssign: { path: `${CREATE}/job-title/assign`, title: 'newUser', ...makers },
  newUserAssignType: {
    path: `${CREATE}/job-title/assign/{type}`,
    values: { type: ASSIGNMENTS },
    title: 'newUser',
    ...makers,
  },
  newUserFeatures: { path: `${CREATE}/features`, title: 'newUser', ...makers },
  newUserReview: { path: `${CREATE}/review`, title: 'newUser', ...makers },
} as const satisfies Record<string, Page>;

const CODES = `${BASE}/registration-codes` as const;
const codes = { title: 'registrationCodes', ...makers } as const;

/** Codes that people register with, for whoever makes accounts. */
export const registrationCodePages = {
  registrationCodeList: {
    path: CODES,
    resource: ['registration-codes', 'list'],
    ...codes,
    first: {
      call: '/api/registration-codes?limit=20',
      cells: ['code', 'partnerName', null, null, null, null],
      hasTabs: true,
      row: `${CODES}/{id}`,
    },
  },
  registrationCodeCreate: { path: `${CODES}/new`, resource: ['registration-codes', 'create'], ...codes },
  registrationCode: { path: `${CODES}/{id}`, resource: ['registration-codes', 'show'], ...codes },
} as const satisfies Record<string, Page>;

/** Where the bases lead: staff to their colleagues, people of partners to theirs. */
const lists = [userPages.internalUserList.path, userPages.externalUserList.path];
export const userRedirects = {
  [BASE]: lists,
  [LISTS]: lists,
  [REVIEW]: [userPages.unusedRights.path],
  [CREATE]: [newUserPages.newUserInfo.path],
};

const own = forHolders(['MA_VIEW']);
const MINE = '/my-account';

/** One's own account at a partner, and what one asks for. */
export const myAccountPages = {
  myAccount: { path: MINE, title: 'myAccount', ...own },
  myStoreRequests: {
    path: `${MINE}/store-requests`,
    resource: ['my-requests', 'list'],
    title: 'myAccount',
    ...own,
  },
  myModuleRequests: { path: `${MINE}/module-requests`, title: 'myAccount', ...own },
} as const satisfies Record<string, Page>;

const SETTINGS = `${MINE}/settings` as const;
const settings = { title: 'settings', ...forLogin } as const;

/** What everybody sets for themselves: staff too. */
export const settingsPages = {
  settingsAppearance: { path: `${SETTINGS}/appearance`, ...settings },
  settingsSecurity: { path: `${SETTINGS}/security`, ...settings },
  settingsNotices: { path: `${SETTINGS}/notifications`, ...settings },
  settingsSessions: { path: `${SETTINGS}/sessions`, ...settings },
  settingsData: { path: `${SETTINGS}/data`, ...settings },
} as const satisfies Record<string, Page>;
export const settingsRedirects = { [SETTINGS]: [settingsPages.settingsAppearance.path] };

const ROLES = '/access-role-management';
const titles = {
  menu: 'accessRoles',
  title: 'jobTitles',
  userType: 'INTERNAL',
  ...forHolders(['UM_VIEW_ACCESS_ROLE']),
} as const;
const keepers = { ...titles, ...forHolders(['UM_EDIT_ACCESS_ROLE']) } as const;

/** What people of partners are, and who gives which role. */
export const jobTitlePages = {
  jobTitleList: { path: `${ROLES}/job-titles`, resource: ['job-titles', 'list'], ...titles },
  jobTitleCreate: { path: `${ROLES}/job-titles/new`, ...keepers },
  jobTitleEdit: { path: `${ROLES}/job-titles/{id}`, resource: ['job-titles', 'show'], ...keepers },
  roleGiving: { path: `${ROLES}/giving`, ...titles, title: 'roleGiving' },
} as const satisfies Record<string, Page>;

import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import {
  accessReview,
  REVIEW_SORTS,
  type ReviewFinding,
  reviewFilters,
} from '#contract/people/accessReview.ts';
import {
  registrationCodes as codeCalls,
  REGISTRATION_CODE_SORTS,
  registrationCodeFilters,
} from '#contract/people/registrationCodes.ts';
import {
  userRequests as requestCalls,
  USER_REQUEST_SORTS,
  userRequestFilters,
} from '#contract/people/userRequests.ts';
import {
  users as calls,
  SIGN_IN_SORTS,
  signInsOfUser,
  USER_SORTS,
  type UserList,
  userFilters,
} from '#contract/people/users.ts';
import { newUserPages } from '#domain/pages/userPages.ts';
import type { NewUserPage, RegistrationCodePage, UserPage } from '#domain/pages.ts';
import { type PageGroup, together } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { registrationCodeVerbs } from '../../providers/verbs/registrationCodeVerbs.ts';
import { userAccessVerbs } from '../../providers/verbs/userAccessVerbs.ts';
import { userVerbs } from '../../providers/verbs/userVerbs.ts';

const list = async () => (await import('./list/UserListPage.tsx')).UserListPage;

const accounts = (type: UserList) => ({
  ...readOnly,
  list: routeOf(calls.listUsers, { type }),
  idField: 'id',
  sorts: USER_SORTS,
  filters: Object.keys(userFilters),
  search: 'q',
});

const reviewed = (finding: ReviewFinding) => ({
  ...readOnly,
  list: routeOf(accessReview.listAccessReview, { finding }),
  idField: 'id',
  sorts: REVIEW_SORTS,
  filters: Object.keys(reviewFilters),
  search: 'q',
});
const review = async () => (await import('./review/AccessReviewPage.tsx')).AccessReviewPage;

const create = async () => (await import('./create/NewUserPage.tsx')).NewUserPage;
const steps = Object.keys(newUserPages) as NewUserPage[];

export const users = {
  name: 'users',
  pages: {
    internalUserList: list,
    externalUserList: list,
    pendingUserList: list,
    ...together(
      ['userDetail', 'userAccess', 'userSessions', 'userHistory', 'userChangeAccess'],
      async () => (await import('./otherPages.ts')).otherPages,
    ),
    unusedRights: review,
    noSignIn: review,
    userApprovals: async () => (await import('./requests/UserApprovalsPage.tsx')).UserApprovalsPage,
    userRequest: async () => (await import('./requests/UserRequestPage.tsx')).UserRequestPage,
    registrationCodeList: async () => (await import('./codes/RegistrationCodeList.tsx')).RegistrationCodeList,
    ...together(
      ['registrationCodeCreate', 'registrationCode'],
      async () => (await import('./codes/codePages.ts')).codePages,
    ),
    // One page for all steps.
    ...(Object.fromEntries(steps.map((step) => [step, create])) as Record<NewUserPage, typeof create>),
  },
  menu: {
    key: 'users',
    label: { en: 'User accounts', fil: 'Mga user account' },
    page: 'internalUserList',
    others: ['externalUserList', 'pendingUserList'],
    below: ['userApprovals', 'registrationCodeList'],
    icon: ManageAccountsOutlined,
  },
  texts: {
    en: async () => ({
      ...(await import('../../i18n/en/accounts/users.ts')),
      ...(await import('../../i18n/en/accounts/sessions.ts')),
      ...(await import('../../i18n/en/accounts/accessReview.ts')),
      ...(await import('../../i18n/en/accounts/registrationCodes.ts')),
      ...(await import('../../i18n/en/accounts/changeAccess.ts')),
    }),
    fil: async () => ({
      ...(await import('../../i18n/fil/accounts/users.ts')),
      ...(await import('../../i18n/fil/accounts/sessions.ts')),
      ...(await import('../../i18n/fil/accounts/accessReview.ts')),
      ...(await import('../../i18n/fil/accounts/registrationCodes.ts')),
      ...(await import('../../i18n/fil/accounts/changeAccess.ts')),
    }),
  },
  recordRepresentation: 'name',
  rest: {
    'internal-users': accounts('internal'),
    'external-users': accounts('external'),
    'pending-users': accounts('pending'),
    users: { ...readOnly, one: routeOf(calls.getUser), idField: 'id', sorts: [], filters: [] },
    'unused-rights': reviewed('unused-rights'),
    'no-sign-in': reviewed('no-sign-in'),
    'user-requests': {
      ...readOnly,
      list: routeOf(requestCalls.listUserRequests),
      one: routeOf(requestCalls.getUserRequest),
      idField: 'id',
      sorts: USER_REQUEST_SORTS,
      filters: Object.keys(userRequestFilters),
      search: 'q',
    },
    'registration-codes': {
      list: routeOf(codeCalls.listRegistrationCodes),
      one: routeOf(codeCalls.getRegistrationCode),
      create: routeOf(codeCalls.createRegistrationCode),
      idField: 'id',
      versioned: true,
      sorts: REGISTRATION_CODE_SORTS,
      filters: Object.keys(registrationCodeFilters),
      search: 'q',
      bodyFields: ['partnerId', 'merchantIds', 'jobTitleIds', 'dateExpires', 'maxUses', 'purpose'],
    },
    'sign-ins': {
      ...readOnly,
      list: routeOf(calls.listSignIns),
      idField: 'id',
      sorts: SIGN_IN_SORTS,
      filters: Object.keys(signInsOfUser),
      of: 'userId',
    },
  },
  verbs: { ...userVerbs, ...userAccessVerbs, ...registrationCodeVerbs },
} satisfies PageGroup<UserPage | NewUserPage | RegistrationCodePage>;

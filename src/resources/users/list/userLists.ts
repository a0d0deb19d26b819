import type { UserList } from '#contract/people/users.ts';
import type { UserPage } from '#domain/pages.ts';

/** The pages that list accounts: what the API calls the list, and what react-admin and the exports call it. */
export const USER_LIST_PAGES = {
  internalUserList: { list: 'internal', resource: 'internal-users' },
  externalUserList: { list: 'external', resource: 'external-users' },
  pendingUserList: { list: 'pending', resource: 'pending-users' },
} as const satisfies Partial<Record<UserPage, { list: UserList; resource: string }>>;
export type UserListPageName = keyof typeof USER_LIST_PAGES;

/** The lists that an account may stand in. */
export const USER_RESOURCES = Object.values(USER_LIST_PAGES).map(({ resource }) => resource);

import type { QueryClient } from '@tanstack/react-query';
import { USER_RESOURCES } from '../list/userLists.ts';

/** What is asked of one account besides its record. */
export const sessionsKey = (id: string) => ['userSessions', id] as const;
export const accessOnKey = (id: string, day: string) => ['userAccessOn', id, day] as const;
export const userPostKey = (id: string) => ['userPost', id] as const;
export const accessKey = (id: string) => ['userAccess', id] as const;

const STALE: readonly string[] = [
  'users',
  'userSessions',
  'userAccess',
  'userAccessOn',
  'userPost',
  'sign-ins',
  'user-requests',
  'timeline',
  ...USER_RESOURCES,
];

/** Asks anew for whatever a deed may have changed; settles once what is on the page is here. */
export const refetchUsers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => STALE.includes(String(queryKey[0])) });

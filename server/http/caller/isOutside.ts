import type { SignedIn } from './loadUser.ts';

/** Whether somebody is none of the staff; who did not sign in is not. */
export const isOutside = (user: Pick<SignedIn, 'type'> | null): boolean => user?.type !== 'INTERNAL';

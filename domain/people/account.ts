import type { Sentence } from '../sentence.ts';
import { mayMove, type UserStatus, userStatus } from '../status.ts';

/** Where an account stands at a moment: an active one is locked while a lock after failed sign-ins runs. */
export function statusAt(
  { status, lockedUntil }: { status: UserStatus; lockedUntil: string | null },
  now: Date,
): UserStatus {
  return status === 'ACTIVE' && lockedUntil !== null && new Date(lockedUntil) > now ? 'LOCKED' : status;
}

/** What an administrator does to an account, and what becomes of it. */
export const ACCOUNT_MOVES = {
  suspend: 'SUSPENDED',
  reactivate: 'ACTIVE',
} as const satisfies Record<string, UserStatus>;
export type AccountMove = keyof typeof ACCOUNT_MOVES;

/** `illegal`: the status does not allow it. `own`: nobody does it to their own account. */
export type AccountProblem = 'illegal' | 'own';

/** Why somebody may not make a move with an account; null when they may. */
export function whyNoMove(
  move: AccountMove,
  account: { id: string; status: UserStatus },
  by: string,
): AccountProblem | null {
  if (account.id === by) return 'own';
  // A lock passes by itself: nobody lifts it by reactivating.
  const mayLift = move !== 'reactivate' || account.status === 'SUSPENDED';
  return mayLift && mayMove(userStatus, account.status, ACCOUNT_MOVES[move]) ? null : 'illegal';
}

/** Why somebody may not change what an account may do; null when they may: one that is in use, or waits for its person. */
export function whyNoAccessChange(
  account: { id: string; status: UserStatus },
  by: string,
): AccountProblem | null {
  if (account.id === by) return 'own';
  return account.status === 'SUSPENDED' || account.status === 'CLOSED' ? 'illegal' : null;
}

/** Whether a link to set a new password can be sent: to somebody who has an account in use and a way to be reached. */
export function whyNoReset(account: {
  status: UserStatus;
  email: string | null;
  mobileNumber: string | null;
}): Sentence | null {
  if (account.status !== 'ACTIVE' && account.status !== 'LOCKED')
    return {
      en: 'Only the password of an active account can be reset.',
      fil: 'Password lang ng aktibong account ang mare-reset.',
    };
  if (account.email === null && account.mobileNumber === null)
    return {
      en: 'There is neither a mail address nor a mobile number to send the link to.',
      fil: 'Walang mail address o numero ng mobile na mapapadalhan ng link.',
    };
  return null;
}

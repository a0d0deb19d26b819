import type { SecondFactor } from '../signIn/secondFactor.ts';
import type { UserStatus } from '../status.ts';

/** So many days a mobile number has to stand before whoever set it takes part in taking the second factor away. */
export const MOBILE_SETTLED_DAYS = 30;
const DAY_MS = 86_400_000;

/** An account whose device is lost. */
export interface LostDevice {
  id: string;
  status: UserStatus;
  /** The factor that the person chose. */
  chosen: SecondFactor;
  /** Since when it is that one. */
  chosenAt: Date | null;
  /** Who set the mobile number, and when. */
  mobileSetBy: string | null;
  mobileSetAt: Date | null;
}

/** Whether a factor was set up after its loss was told of: that one is not lost. */
export function isSetUpAnew({ chosenAt }: Pick<LostDevice, 'chosenAt'>, toldAt: Date): boolean {
  return chosenAt !== null && chosenAt > toldAt;
}

/**
 * `own`: nobody does it for their own account. `status`: the account is not in use. `none`: there is no factor to take away.
 * `mobileSet`: they set the number themselves lately, to which codes would go then.
 */
export type FactorResetProblem = 'own' | 'status' | 'none' | 'mobileSet';

/** Why somebody takes no part in taking the second factor of an account away; null when they do. For whoever asks, and whoever approves. */
export function whyNoFactorReset(account: LostDevice, by: string, now: Date): FactorResetProblem | null {
  const { id, status, chosen, mobileSetBy, mobileSetAt } = account;
  if (id === by) return 'own';
  if (status !== 'ACTIVE' && status !== 'LOCKED') return 'status';
  if (chosen === 'none') return 'none';
  const settles = mobileSetAt && mobileSetAt.getTime() + MOBILE_SETTLED_DAYS * DAY_MS;
  return mobileSetBy === by && settles !== null && settles > now.getTime() ? 'mobileSet' : null;
}

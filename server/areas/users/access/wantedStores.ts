import type { AccessBody } from '#contract/people/userAccess.ts';
import type { User } from '#contract/people/users.ts';
import { storesProblem } from '#domain/people/newUser.ts';
import type { Tx } from '../../../db/context.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { strangeStores } from '../invitations/checkNewUser.ts';
import type { WantedPost } from './wantedPost.ts';

/** The stores of an account from now on. */
export interface WantedStores {
  stores: readonly string[];
  primary: string | null;
}

/** Stores of that partner alone, and of those that come new such as trade; a closed one that they have may stay. 400. */
export const wantedStores = async (
  tx: Tx,
  account: User,
  { merchants }: Pick<AccessBody, 'merchants'>,
  { assignment }: WantedPost,
): Promise<WantedStores> => {
  const had = new Set(account.merchants.map(({ id }) => id));
  const stores = merchants.map(({ merchantId }) => merchantId);
  const added = stores.filter((id) => !had.has(id));
  const problem =
    storesProblem(assignment ?? 'head-office', merchants) ??
    (await strangeStores(tx, added, account.partnerId));
  if (problem) throw badFields({ merchants: problem });
  return { stores, primary: merchants.find((store) => store.primary)?.merchantId ?? null };
};

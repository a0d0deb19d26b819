import type { User } from '#contract/people/users.ts';
import type { AccessState } from '#domain/people/accessChange.ts';
import { permissionsOf } from '#domain/permissions.ts';
import type { Tx } from '../../../db/context.ts';
import { holderOf, readGrants } from '../../../signIn/rights/readGrants.ts';

/** What an account may do and where, as the transaction sees it. */
export const accessOf = async (
  tx: Tx,
  { id, type, accessLevel, merchants }: Pick<User, 'id' | 'type' | 'accessLevel' | 'merchants'>,
): Promise<AccessState> => ({
  permissions: permissionsOf(holderOf(type, await readGrants(tx, id))),
  level: accessLevel,
  stores: new Map(merchants.map((store) => [store.id, store.merchantName])),
});

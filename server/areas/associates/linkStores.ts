import type { Tx } from '../../db/context.ts';

const LINK = `insert into associate_merchant (partner_id, associate_id, merchant_id)
  select $1, $2, id from unnest($3::bigint[]) as x(id) order by id on conflict do nothing`;
const UNLINK = `delete from associate_merchant where associate_id = $1 and merchant_id = any($2::bigint[]) returning merchant_id`;

/** Gives a person more stores of its partner; those it has already stay. */
export const linkStores = async (
  tx: Tx,
  { partnerId, associateId }: { partnerId: string; associateId: string },
  merchantIds: readonly string[],
): Promise<void> => {
  if (!merchantIds.length) return;
  await tx.query({ name: 'link-stores', text: LINK, values: [partnerId, associateId, merchantIds] });
};

/** Takes stores away from a person; answers how many it had of them. */
export const unlinkStores = async (
  tx: Tx,
  associateId: string,
  merchantIds: readonly string[],
): Promise<number> => {
  if (!merchantIds.length) return 0;
  return (await tx.query({ name: 'unlink-stores', text: UNLINK, values: [associateId, merchantIds] })).length;
};

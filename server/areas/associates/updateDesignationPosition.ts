import type { Associate, DesignationPosition } from '#contract/associates.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { os } from '../../http/os.ts';
import type { Work } from '../../records/lock/work.ts';
import { ASSOCIATE } from '../../records/parts/associates.ts';
import { changeAssociate } from './changeAssociate.ts';
import { linkStores, unlinkStores } from './linkStores.ts';
import { lockAssociate } from './lockAssociate.ts';
import { lockStores, mustLetGo } from './lockStores.ts';
import { refuseSamePerson } from './refuseSamePerson.ts';

const { position, isEnabled } = ASSOCIATE.columns;
const DESIGNATION = writtenOf<Omit<DesignationPosition, 'merchantIds'>>('associate a')({
  position,
  isEnabled,
});

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

/** Gives a person exactly these stores; answers those that were added or taken away. */
const moveTo = async (
  context: Work,
  { id, partnerId, merchants, ...person }: Associate,
  merchantIds: readonly string[],
): Promise<string[]> => {
  const before = merchants.map((store) => store.id);
  const after = await lockStores(context, partnerId, merchantIds, new Set(before));
  const gone = without(before, after);
  const added = without(after, before);
  await mustLetGo(context, partnerId, gone);
  await refuseSamePerson(context.tx, person, added, { id, field: 'merchantIds' });
  await linkStores(context.tx, { partnerId, associateId: id }, added);
  await unlinkStores(context.tx, id, gone);
  return [...gone, ...added];
};

/**
 * Changes the position of a person, whether it counts, and its stores, which are all given. 404, 409, 428, 400, 422
 * rule_not_editable, rule_store_unknown, rule_person_taken.
 */
export const updateDesignationPosition = os.associates.updateDesignationPosition.handler(
  async ({ input, context }) => {
    const { params, body } = input;
    const locked = await lockAssociate(context, params);
    const moved = await moveTo(context, locked.associate, body.merchantIds);
    const stores = [...new Set([...locked.associate.merchants.map(({ id }) => id), ...moved])];
    return { data: await changeAssociate(context, locked, { of: DESIGNATION, values: body }, stores) };
  },
);

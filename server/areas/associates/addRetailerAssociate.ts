import { manilaDate } from '#domain/day.ts';
import { associateProblems } from '#domain/people/associate.ts';
import { os } from '../../http/os.ts';
import { addressProblems } from '../../records/parts/addresses.ts';
import { associateAddresses, insertAssociates } from '../../records/parts/associates.ts';
import { refuseProblems } from '../../records/parts/problems.ts';
import { linkStores } from './linkStores.ts';
import { lockStore, lockStores, touchReviewed } from './lockStores.ts';
import { readAssociate } from './readAssociate.ts';
import { refuseSamePerson } from './refuseSamePerson.ts';

/**
 * Adds a person to a store, and to more of the same partner. 404, 400 with every field that is wrong, 422 rule_not_editable,
 * rule_store_unknown, rule_person_taken.
 */
export const addRetailerAssociate = os.associates.addRetailerAssociate.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { merchantIds, ...person } = input.body;
  const store = await lockStore(context, input.params.merchantId);
  const { partnerId } = store;
  refuseProblems(
    associateProblems(person, manilaDate(deps.now())),
    await addressProblems(tx, associateAddresses([{ input: person, path: '' }])),
  );
  const more = await lockStores(context, partnerId, merchantIds);
  const stores = [...new Set([store.id, ...more])];
  await refuseSamePerson(tx, person, stores, { id: null, field: 'lastName' });
  const by = { now: deps.now(), username: user.username };
  const owner = { partnerId, merchantId: store.id };
  const [associateId = ''] = await insertAssociates(tx, [{ owner, input: person }], by);
  await linkStores(tx, { partnerId, associateId }, stores);
  await touchReviewed(context, store, stores);
  return { data: await readAssociate(tx, associateId) };
});

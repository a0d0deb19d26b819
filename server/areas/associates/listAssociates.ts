import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { associateSource } from './associateSource.ts';

/** A page of the people of a partner's stores; 404 for a partner that is not the caller's. */
export const listAssociates = os.associates.listAssociates.handler(async ({ input, context }) => {
  const { tx } = context;
  const partnerId = toId(input.params.id);
  const [partners, data] = await Promise.all([
    tx.query({ name: 'partner-seen', text: 'select id from partner where id = $1', values: [partnerId] }),
    readList(tx, associateSource, { ...input.query, partnerId }),
  ]);
  if (!partners.length) throw notFound();
  return { data };
});

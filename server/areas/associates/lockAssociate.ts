import type { Associate } from '#contract/associates.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import type { Subject } from '../../records/lock/subject.ts';
import type { Work } from '../../records/lock/work.ts';
import { lockStore } from './lockStores.ts';
import { readAssociate } from './readAssociate.ts';

const LOCK = `select a.id from associate a join associate_merchant s on s.associate_id = a.id
  where a.id = $1 and s.merchant_id = $2 and a.kind = 'RETAILER' for no key update of a`;

/** A retailer associate as it stands, locked with the store that it was reached by. */
export interface LockedAssociate {
  store: Subject;
  associate: Associate;
}

/** Locks a person of a store. 404 for a person of another store, 428, 409 with the person as it stands, 422 rule_not_editable. */
export const lockAssociate = async (
  context: Work,
  params: { merchantId: string; id: string },
): Promise<LockedAssociate> => {
  const version = versionOf(context);
  const id = toId(params.id);
  const store = await lockStore(context, params.merchantId);
  const rows = await context.tx.query({ name: 'lock-associate', text: LOCK, values: [id, store.id] });
  if (!rows.length) throw notFound();
  const associate = await readAssociate(context.tx, id);
  if (associate.version !== version) throw moved(associate);
  return { store, associate };
};

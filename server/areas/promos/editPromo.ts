import { manilaDate } from '#domain/day.ts';
import { isExpired } from '#domain/promos/promoStatus.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import { os } from '../../http/os.ts';
import { moved, versionOf } from '../../http/versionOf.ts';
import { askerOf } from '../../records/asker.ts';
import { refuseTakenRanks } from '../../records/promo/refuseTakenRanks.ts';
import { checkPromo } from './checkPromo.ts';
import { lockPromoToWrite, mustBeEditablePromo, touchPromo } from './lockPromo.ts';
import { readPromo } from './readPromo.ts';
import { PROMO, writeParts } from './writePromo.ts';

const EDIT = `update promo set ${setTo(PROMO, 2)} where id = $1`;

/** Changes all of a promo but its code. 404, 403, 428, 409 with the promo, 400, 422 rule_not_editable, rule_rank_taken. */
export const editPromo = os.promos.editPromo.handler(async ({ input, context }) => {
  const { tx, deps, user } = context;
  const { params, body } = input;
  const version = versionOf(context);
  const promo = await lockPromoToWrite(context, params.promoId);
  const asker = askerOf(context);
  // What nobody may save any more has no differences to choose from.
  mustBeEditablePromo(user, promo);
  if (promo.version !== version) throw moved(await readPromo(tx, promo.id, asker));
  const isStaff = user.type === 'INTERNAL';
  const today = manilaDate(deps.now());
  await checkPromo(tx, body, { isStaff, ownerId: promo.ownerId, today, lastDay: promo.validTo });
  await refuseTakenRanks(tx, body, { id: promo.id, today });
  await tx.query({
    name: 'edit-promo',
    text: EDIT,
    values: [promo.id, ...Object.values(PROMO.write(body))],
  });
  // The rank of a promo that is over may be another's by now.
  const keepsRanks = !isExpired({ dtimeValidity: { to: promo.validTo } }, today);
  await writeParts(tx, promo.id, body, { isStaff, ownerId: promo.ownerId, keepsRanks });
  await touchPromo(context, promo.id);
  return { data: await readPromo(tx, promo.id, asker) };
});

import { manilaDate } from '#domain/day.ts';
import { type PromoStatus, promoStatus, rightToMoveFrom, statusRefusal } from '#domain/promos/promoStatus.ts';
import { each } from '#domain/sentence.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import { useRight } from '../../http/caller/useRight.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { moved } from '../../http/versionOf.ts';
import { askerOf } from '../../records/asker.ts';
import { handsInPromo } from '../../records/hands/hands.ts';
import { peopleOf } from '../../records/hands/peopleOf.ts';
import type { Work } from '../../records/lock/work.ts';
import { type LockedPromo, lockPromo, PROMO_STANDING, UPDATED } from './lockPromo.ts';
import { readPromo } from './readPromo.ts';

const WRITE = `update promo set ${UPDATED}, ${setTo(PROMO_STANDING, 4)} where id = $1`;

/** What is not approved is not featured. */
const standing = ({ isFeatured, featuredPosition }: LockedPromo, status: PromoStatus) =>
  status === 'APPROVED'
    ? { status, isFeatured, featuredPosition }
    : { status, isFeatured: false, featuredPosition: null };

const OWN_HANDS = `select ${handsInPromo(peopleOf('$2'), '$1')} as "isIn"`;

const OWN = {
  en: 'Somebody else has to approve this: you created, edited or illustrated it since it was last approved.',
  fil: 'Iba ang dapat mag-apruba nito: ikaw ang gumawa, nag-edit o naglagay ng larawan mula nang huli itong aprubahan.',
};
const EXPIRED = {
  en: 'This promo has expired: give it a later last day first.',
  fil: 'Paso na ang promo na ito: bigyan muna ng mas huling petsa.',
};
const NO_DTI = {
  en: 'A promo is approved with its DTI series and permit number only.',
  fil: 'Maaaprubahan lang ang promo kapag may DTI series at permit number.',
};
const NEEDED = { en: 'Needed before approval', fil: 'Kailangan bago aprubahan' };

const illegal = (from: PromoStatus, to: PromoStatus) => {
  const [was, is] = [promoStatus[from].label, promoStatus[to].label];
  return fail(
    'rule_illegal_move',
    each((language) =>
      language === 'en'
        ? `A promo does not go from ${was.en} to ${is.en}.`
        : `Hindi nagiging ${is.fil} ang promo mula sa ${was.fil}.`,
    ),
  );
};

const withoutRight = (from: PromoStatus) => {
  const right = rightToMoveFrom(from) ?? '';
  const sentence = { en: `You need the permission ${right}.`, fil: `Kailangan mo ang permisong ${right}.` };
  return fail('forbidden', sentence, { missing: [[right]] });
};

/** Throws what stands against the move, in the order of `statusRefusal`. */
const mustMove = ({ user, deps }: Work, promo: LockedPromo, to: PromoStatus, hasOwnHands: boolean): void => {
  const { dtiSeries: series, dtiPermitNum: permitNum } = promo;
  const asked = {
    ...promo,
    hasOwnHands,
    dtimeValidity: { to: promo.validTo },
    dtiDetails: { series, permitNum },
  };
  const today = manilaDate(deps.now());
  switch (statusRefusal(asked, to, { ...user, today })) {
    case null:
      return;
    case 'illegal':
      throw illegal(promo.status, to);
    case 'right':
      throw withoutRight(promo.status);
    case 'own':
      throw fail('rule_own_promo', OWN);
    case 'expired':
      throw fail('rule_promo_expired', EXPIRED, { fields: { 'dtimeValidity.to': EXPIRED } });
    case 'dti': {
      const fields = {
        ...(series ? {} : { 'dtiDetails.series': NEEDED }),
        ...(permitNum ? {} : { 'dtiDetails.permitNum': NEEDED }),
      };
      throw fail('rule_promo_incomplete', NO_DTI, { fields });
    }
  }
};

/** Moves a promo to another status. 404, 409 with the promo, 403, 422 rule_*. */
export const updatePromoStatus = os.promos.updatePromoStatus.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { status, lastDtimeUpdated, lastUpdatedBy } = input.body;
  const promo = await lockPromo(context, input.params.promoId);
  const asker = askerOf(context);
  const isSeen =
    promo.updatedAt.getTime() === Date.parse(lastDtimeUpdated) && promo.updatedBy === lastUpdatedBy;
  if (!isSeen) throw moved(await readPromo(tx, promo.id, asker));
  const [hands] = await tx.query<{ isIn: boolean }>({
    name: 'own-promo',
    text: OWN_HANDS,
    values: [promo.id, user.userId],
  });
  mustMove(context, promo, status, hands?.isIn ?? false);
  await useRight(context, rightToMoveFrom(promo.status) ?? '');
  const values = [
    ...[promo.id, deps.now(), user.username],
    ...Object.values(PROMO_STANDING.write(standing(promo, status))),
  ];
  await tx.query({ name: 'move-promo', text: WRITE, values });
  return { data: await readPromo(tx, promo.id, asker) };
});

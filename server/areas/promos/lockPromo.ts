import { isEditablePromo, isOpenToOwner, type PromoStatus, promoStatus } from '#domain/promos/promoStatus.ts';
import { each } from '#domain/sentence.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { day, flag, id, int, moment, text } from '../../db/columns/kinds.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import type { Work } from '../../records/lock/work.ts';
import { authorOf } from './authorOf.ts';

/** A promo, locked until the transaction ends. */
export interface LockedPromo {
  id: string;
  status: PromoStatus;
  version: number;
  validFrom: string;
  validTo: string;
  isFeatured: boolean;
  /** Its place among those that are featured; null of others. */
  featuredPosition: number | null;
  dtiSeries: string | null;
  dtiPermitNum: string | null;
  updatedAt: Date;
  updatedBy: string | null;
  /** The partner that made it; null of the provider's. */
  ownerId: string | null;
}

type Featured = Pick<LockedPromo, 'isFeatured' | 'featuredPosition'>;
/** Whether a promo is featured, and where. */
export const PROMO_FEATURED = writtenOf<Featured>('promo p')({
  isFeatured: flag('p.is_featured'),
  featuredPosition: int('p.featured_position'),
});
/** The same with its status, as staff move it. */
export const PROMO_STANDING = writtenOf<Featured & Pick<LockedPromo, 'status'>>('promo p')({
  status: text('p.status'),
  ...PROMO_FEATURED.columns,
});
const LOCKED = columnsOf<LockedPromo>('promo p')({
  id: id('p.id'),
  ...PROMO_STANDING.columns,
  version: int('p.version'),
  validFrom: day('p.valid_from'),
  validTo: day('p.valid_to'),
  dtiSeries: text('p.dti_series'),
  dtiPermitNum: text('p.dti_permit_num'),
  updatedAt: moment('p.updated_at'),
  updatedBy: text('p.updated_by'),
  ownerId: id('p.owner_partner_id'),
});
const LOCK = `select ${LOCKED.select} from promo p where p.id = $1 for no key update`;

const STAFF_ONLY = {
  en: 'Where a promo stands is decided by staff.',
  fil: 'Kawani ang nagpapasya kung nasaan ang promo.',
};
const NOT_OWN = {
  en: 'This promo was made by the provider: only its people change it.',
  fil: 'Gawa ng provider ang promo na ito: mga tao lang nito ang makapagbabago.',
};

/** Locks a promo for those who decide on it; 403 for external users, whatever they hold, and 404. */
export const lockPromo = async ({ tx, user }: Work, promoId: string): Promise<LockedPromo> => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
  const values = [toId(promoId)];
  const [row] = await LOCKED.read(tx, { name: 'lock-promo', text: LOCK, values });
  if (!row) throw notFound();
  return row;
};

/**
 * Locks a promo for those who write it: staff with PRO_EDIT, or people of the partner that made it. 403 for others who see it, and
 * 404.
 */
export const lockPromoToWrite = async (work: Work, promoId: string): Promise<LockedPromo> => {
  const { tx, user } = work;
  const ownerId = authorOf(user, 'PRO_EDIT');
  if (ownerId === null) return lockPromo(work, promoId);
  const values = [toId(promoId)];
  // Row security locks no promo of another.
  const [row] = await LOCKED.read(tx, { name: 'lock-own-promo', text: LOCK, values });
  if (row) return row;
  const seen = await tx.query({ name: 'seen-promo', text: 'select from promo where id = $1', values });
  throw seen.length ? fail('forbidden', NOT_OWN) : notFound();
};

/** 422 for a promo that is approved or rejected: nobody edits it; for its owner as soon as staff have taken it up. */
export const mustBeEditablePromo = ({ type }: Work['user'], { status }: LockedPromo): void => {
  if (type === 'INTERNAL' ? isEditablePromo(status) : isOpenToOwner(status)) return;
  const { label } = promoStatus[status];
  throw fail(
    'rule_not_editable',
    each((language) =>
      language === 'en'
        ? `${type === 'INTERNAL' ? 'Nobody edits this' : 'You do not edit this'} while it is ${label.en}.`
        : `Hindi ${type === 'INTERNAL' ? 'ito' : 'mo ito'} mae-edit habang ${label.fil}.`,
    ),
  );
};

// Two changes in one millisecond are still told apart: who looks compares the time.
export const UPDATED = `version = version + 1, updated_at = greatest($2::timestamptz, updated_at + interval '1 millisecond'),
  updated_by = $3`;
const TOUCH = `update promo set ${UPDATED}, edited_at = $2, edited_by = $3 where id = $1`;

/** Notes that a locked promo was edited, and by whom: that person does not approve it. */
export const touchPromo = async ({ tx, user, deps }: Work, id: string): Promise<void> => {
  await tx.query({ name: 'touch-promo', text: TOUCH, values: [id, deps.now(), user.username] });
};

import { isEditablePromo, type PromoStatus, promoStatus } from '#domain/promoStatus.ts';
import { each } from '#domain/text.ts';
import { fail, notFound } from '../../http/errors.ts';
import { toId } from '../../http/ids.ts';
import type { Work } from '../applications/subject.ts';

const LOCK = `select id, status, version, valid_from as "validFrom", valid_to as "validTo", is_featured as "isFeatured",
    dti_series as "dtiSeries", dti_permit_num as "dtiPermitNum", updated_at as "updatedAt",
    updated_by as "updatedBy"
  from promo where id = $1 for no key update`;

/** A promo, locked until the transaction ends. */
export interface LockedPromo {
  [column: string]: unknown;
  id: string;
  status: PromoStatus;
  version: number;
  validFrom: string;
  validTo: string;
  isFeatured: boolean;
  dtiSeries: string | null;
  dtiPermitNum: string | null;
  updatedAt: Date;
  updatedBy: string | null;
}

const STAFF_ONLY = { en: 'Promos are written by staff.', fil: 'Kawani lang ang sumusulat ng mga promo.' };

/** Locks a promo; 403 for external users, whatever they hold, and 404. */
export const lockPromo = async ({ tx, user }: Work, id: string): Promise<LockedPromo> => {
  if (user.type !== 'INTERNAL') throw fail('forbidden', STAFF_ONLY);
  const values = [toId(id)];
  const [row] = await tx.query<LockedPromo>({ name: 'lock-promo', text: LOCK, values });
  if (!row) throw notFound();
  return row;
};

/** 422 for a promo that is approved or rejected: nobody edits it. */
export const mustBeEditablePromo = ({ status }: LockedPromo): void => {
  if (isEditablePromo(status)) return;
  const { label } = promoStatus[status];
  throw fail(
    'rule_not_editable',
    each((language) =>
      language === 'en'
        ? `Nobody edits this while it is ${label.en}.`
        : `Hindi ito mae-edit habang ${label.fil}.`,
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

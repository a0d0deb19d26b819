import type { Permission } from '../permissions.ts';
import type { Sentence } from '../sentence.ts';
import { mayMove, type StatusTable, statusRow } from '../status.ts';

export const PROMO_STATUSES = ['SUBMITTED', 'PENDING', 'REVIEW', 'APPROVED', 'REJECTED'] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];

/** A promo from its draft to the store. */
export const promoStatus: StatusTable<PromoStatus> = {
  SUBMITTED: statusRow({ en: 'Submitted', fil: 'Naisumite' }, 'info', 'PENDING', 'REJECTED'),
  PENDING: statusRow({ en: 'Pending', fil: 'Nakabinbin' }, 'warning', 'REVIEW', 'APPROVED', 'REJECTED'),
  REVIEW: statusRow({ en: 'In review', fil: 'Sinusuri' }, 'info', 'PENDING', 'REJECTED'),
  APPROVED: statusRow({ en: 'Approved', fil: 'Aprubado' }, 'success', 'PENDING', 'REJECTED'),
  REJECTED: statusRow({ en: 'Rejected', fil: 'Tinanggihan' }, 'error'),
};

/** What a new promo begins as. */
export const FIRST_STATUS: PromoStatus = 'SUBMITTED';

type Right = Extract<Permission, `PRO_${string}`>;

/** The right that moves a promo on from where it stands; nobody has one for a final status. */
const RIGHTS: Readonly<Record<PromoStatus, Right | null>> = {
  SUBMITTED: 'PRO_STATUS_SUBMITTED_EDIT',
  PENDING: 'PRO_EDIT',
  REVIEW: 'PRO_STATUS_REVIEW_EDIT',
  APPROVED: 'PRO_STATUS_APPROVED_EDIT',
  REJECTED: null,
};

/** The permission that a move away from this status asks for; null when the status is final. */
export const rightToMoveFrom = (from: PromoStatus): Right | null => RIGHTS[from];

/** The statuses in which a promo and its images may be changed; an approved one goes back to pending first. */
const EDITABLE_STATUSES: readonly PromoStatus[] = ['SUBMITTED', 'PENDING', 'REVIEW'];

export const isEditablePromo = (status: PromoStatus): boolean => EDITABLE_STATUSES.includes(status);

/** Why a promo cannot take a status; of several reasons the first counts. */
export type StatusRefusal = 'illegal' | 'right' | 'own' | 'expired' | 'dti';

interface StandingPromo {
  status: PromoStatus;
  /** Whoever asks has created, edited or illustrated it since its last approval. */
  hasOwnHands: boolean;
  dtimeValidity: { to: string };
  dtiDetails: { series: string | null; permitNum: string | null };
}

/** What stands against a move, for the person who asks on this Manila day (YYYY-MM-DD); null when nothing does. */
export function statusRefusal(
  promo: StandingPromo,
  to: PromoStatus,
  asker: { permissions: ReadonlySet<string>; today: string },
): StatusRefusal | null {
  const right = rightToMoveFrom(promo.status);
  if (!right || !mayMove(promoStatus, promo.status, to)) return 'illegal';
  if (!asker.permissions.has(right)) return 'right';
  if (to !== 'APPROVED') return null;
  if (promo.hasOwnHands) return 'own';
  if (isExpired(promo, asker.today)) return 'expired';
  return promo.dtiDetails.series && promo.dtiDetails.permitNum ? null : 'dti';
}

/** Whether the partner that made a promo still writes it: until staff take it up. */
export const isOpenToOwner = (status: PromoStatus): boolean => status === FIRST_STATUS;

/** Whether the last day of a promo is over, on this Manila day (both YYYY-MM-DD). */
export const isExpired = (promo: { dtimeValidity: { to: string } }, today: string): boolean =>
  promo.dtimeValidity.to < today;

/** Whether a promo may stand among the featured ones: approved and not over. */
export const mayBeFeatured = (
  promo: { status: PromoStatus; dtimeValidity: { to: string } },
  today: string,
): boolean => promo.status === 'APPROVED' && !isExpired(promo, today);

/** The most promos that are featured at a time. */
export const MAX_FEATURED = 50;

/** Tabs of the list of promos: each status, and what is over without having been rejected. */
export const PROMO_TABS = [
  'all',
  'submitted',
  'pending',
  'review',
  'approved',
  'rejected',
  'expired',
] as const;
export type PromoTab = (typeof PROMO_TABS)[number];

/** What these tabs are called. */
export const promoTab = {
  all: { label: { en: 'All', fil: 'Lahat' } },
  submitted: promoStatus.SUBMITTED,
  pending: promoStatus.PENDING,
  review: promoStatus.REVIEW,
  approved: promoStatus.APPROVED,
  rejected: promoStatus.REJECTED,
  expired: { label: { en: 'Expired', fil: 'Tapos na' } },
} satisfies Readonly<Record<PromoTab, { label: Sentence }>>;

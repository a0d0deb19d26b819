import type { PromoTab } from '#domain/promos/promoStatus.ts';

/** What a tab holds, as a condition; `today` answers the placeholder of the Manila day. */
export const inTab: Readonly<Record<PromoTab, (today: () => string) => string>> = {
  all: () => 'true',
  submitted: () => "p.status = 'SUBMITTED'",
  pending: () => "p.status = 'PENDING'",
  review: () => "p.status = 'REVIEW'",
  approved: () => "p.status = 'APPROVED'",
  rejected: () => "p.status = 'REJECTED'",
  expired: (today) => `(p.valid_to < ${today()}::date and p.status <> 'REJECTED')`,
};

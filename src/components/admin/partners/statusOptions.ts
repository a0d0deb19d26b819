import { PARTNER_STATUSES } from '#contract/partners.ts';

/** The statuses of partners and stores as choices of a filter; the labels are translation keys. */
export const statusOptions = PARTNER_STATUSES.map((value) => ({
  value,
  label: `resources.partners.status.${value}`,
}));

import type { DeliveryStatus } from './deliveryStatus.ts';

const STATUS_OF = {
  'for-delivery': 'FOR_DELIVERY',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
} as const satisfies Record<string, DeliveryStatus>;
type DeliverySlug = keyof typeof STATUS_OF;

/** The values of contractStatusType in addresses, in the order of their tabs. */
export const DELIVERY_SLUGS = Object.keys(STATUS_OF) as DeliverySlug[];
const slugs = Object.fromEntries(DELIVERY_SLUGS.map((slug) => [STATUS_OF[slug], slug])) as Record<
  DeliveryStatus,
  DeliverySlug
>;

/** A status as addresses have it. */
export const deliverySlug = (status: DeliveryStatus): DeliverySlug => slugs[status];
/** The status that an address names; null for any other text. */
export const deliveryStatusOf = (slug: string | undefined): DeliveryStatus | null => {
  const known = DELIVERY_SLUGS.find((one) => one === slug);
  return known ? STATUS_OF[known] : null;
};

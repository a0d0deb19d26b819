import { type StatusTable, statusRow } from '../status.ts';

export const DELIVERY_STATUSES = ['FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Where the goods of a delivery advice are; what was delivered or cancelled stays so. */
export const deliveryStatus: StatusTable<DeliveryStatus> = {
  FOR_DELIVERY: statusRow({ en: 'For delivery', fil: 'Ihahatid pa' }, 'warning', 'DELIVERED', 'CANCELLED'),
  DELIVERED: statusRow({ en: 'Delivered', fil: 'Naihatid na' }, 'success'),
  CANCELLED: statusRow({ en: 'Cancelled', fil: 'Kinansela' }, 'neutral'),
};

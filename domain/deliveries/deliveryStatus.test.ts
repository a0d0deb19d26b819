import { describe, expect, it } from 'vitest';
import { deliveryMove } from './deliveryMove.ts';
import { DELIVERY_SLUGS, deliverySlug, deliveryStatusOf } from './deliverySlug.ts';
import { DELIVERY_STATUSES, deliveryStatus } from './deliveryStatus.ts';

describe('the status of a delivery advice', () => {
  it('has a tab for each status, by the names that addresses have [route.deliveryAdvice.list]', () => {
    expect(DELIVERY_SLUGS).toEqual(['for-delivery', 'delivered', 'cancelled']);
    expect(DELIVERY_STATUSES.map((status) => deliveryStatusOf(deliverySlug(status)))).toEqual([
      ...DELIVERY_STATUSES,
    ]);
  });

  it.each([undefined, '', 'FOR_DELIVERY', 'Delivered', 'returned', 'toString', '__proto__'])(
    'knows no other, as %s [route.deliveryAdvice.list]',
    (slug) => expect(deliveryStatusOf(slug)).toBeNull(),
  );

  it('ends with the goods delivered or the advice cancelled', () => {
    expect(DELIVERY_STATUSES.filter((status) => deliveryStatus[status].final)).toEqual([
      'DELIVERED',
      'CANCELLED',
    ]);
  });
});

describe('news of an advice that is there', () => {
  it.each([
    ['FOR_DELIVERY', 'DELIVERED', 'moves'],
    ['FOR_DELIVERY', 'CANCELLED', 'moves'],
    ['FOR_DELIVERY', 'FOR_DELIVERY', 'there'],
    ['DELIVERED', 'DELIVERED', 'there'],
    ['CANCELLED', 'CANCELLED', 'there'],
    // Overtaken by what came after it.
    ['DELIVERED', 'FOR_DELIVERY', 'there'],
    ['CANCELLED', 'FOR_DELIVERY', 'there'],
    ['DELIVERED', 'CANCELLED', 'ended'],
    ['CANCELLED', 'DELIVERED', 'ended'],
  ] as const)('of one that is %s, told as %s: %s', (stands, told, becomes) =>
    expect(deliveryMove(stands, told)).toBe(becomes),
  );
});

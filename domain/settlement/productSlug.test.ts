import { expect, it } from 'vitest';
import { PRODUCT_SLUGS, productOfSlug } from './productSlug.ts';

it('[route.finance.disbursement.list] names each product in an address, and knows it again', () => {
  expect(PRODUCT_SLUGS).toEqual([
    'hc-smile-rewards',
    'hcpay',
    'cash-loan',
    'pos-loan',
    'home-credit-card',
    'shoppingmall-ph',
  ]);
  expect(productOfSlug('shoppingmall-ph')).toBe('SHOPPINGMALL_PH');
  expect([productOfSlug('HCPAY'), productOfSlug(undefined)]).toEqual([null, null]);
});

import { expect, it } from 'vitest';
import { MDR_TYPES } from '../records/mdrRates.ts';
import { seenProducts } from './seenProducts.ts';

it.each([
  [['FM_VIEW_DR'], MDR_TYPES],
  [['DR_VIEW', 'HCPAY_DR_VIEW'], MDR_TYPES],
  [['HCPAY_DR_VIEW'], ['HCPAY']],
  [['PT_VIEW'], []],
])('[route.finance.disbursement.list] whoever holds %s reads %s', (permissions, products) => {
  expect(seenProducts(new Set(permissions))).toEqual(products);
});

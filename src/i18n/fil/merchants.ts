import type { merchants as en } from '../en/merchants.ts';

export const merchants: typeof en = {
  name: 'Merchant |||| Merchants',
  fields: {},
};

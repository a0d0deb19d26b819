import type { partners as en } from '../en/partners.ts';

export const partners: typeof en = {
  name: 'Partner |||| Partners',
  fields: {},
};

import type { audit as en } from '../en/audit.ts';

export const audit: typeof en = {
  name: 'Audit entry |||| Audit trail',
  fields: {},
};

import type { AuditedTable } from '../reader.ts';

export const deskTables: readonly AuditedTable[] = [
  {
    table: 'file',
    record: 'file',
    columns: {
      owner_id: { ref: 'user' },
      partner_id: { ref: 'partner' },
      merchant_id: { ref: 'merchant' },
      purpose: { words: 'purpose' },
      expires_at: 'instant',
      storage_key: 'left out',
    },
  },
];

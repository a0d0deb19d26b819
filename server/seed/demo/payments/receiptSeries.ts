import { addDays, manilaDate } from '#domain/day.ts';
import type { DemoArea } from '../area.ts';

const INSERT = `insert into receipt_series (branch, issuer_name, issuer_tin, issuer_address, is_vat_registered, prefix, first_number, last_number,
    next_number, certificate, certificate_day, from_day, maker_id, made_by, checker_id, checked_by, checked_at)
  select 'Head office', 'Suki Demo Finance, Inc.', coalesce((select v."values" ->> 'payorTin' from setting_version v
      where v.kind = 'BIR2307' order by v.version desc limit 1), '000987654000'), '18F Demo Tower, Ayala Avenue, Makati 1226', true, 'OR-', 1, 5000, 1,
    'AC-DEMO-2026-000417', $1, $2, m.id, m.username, c.id, c.username, $3 from user_account m, user_account c
  where m.username = 'finance.officer' and c.username = 'finance.second'`;

/** The series of receipts that the demo's provider has registered, under the TIN by which it signs form 2307; agreed by two people. */
export const receiptSeries: DemoArea = {
  seeded: 'from receipt_series',
  seed: async ({ client, now }) => {
    const first = addDays(manilaDate(now), -200);
    await client.query(INSERT, [addDays(first, -20), first, `${addDays(first, -1)}T03:20:00Z`]);
  },
};

import { expect, it } from 'vitest';
import { funnelCsv } from './funnelCsv.ts';

it('writes a funnel as single figures, with the names that applicants see', () => {
  const section = { section: 'bank-information', reached: 8, done: 6, lost: 2 };
  const text = funnelCsv(
    {
      ...{
        asOf: '2026-11-20T02:00:00.000Z',
        started: 10,
        submitted: 5,
        open: 1,
        abandoned: 2,
        cancelled: 1,
        expired: 1,
      },
      ...{ resumed: 3, lostBefore: 1 },
      sections: [{ ...section, medianSeconds: 75, p90Seconds: null }],
      errors: [
        { section: 'bank-information', field: 'bankInformation.accountName', drafts: 4, times: 6 },
        { section: 'required-documents', field: '=BIR_2303', drafts: 1, times: 1 },
      ],
    },
    { kind: 'EXISTING', translate: (key) => key.replace('funnel.', ''), language: 'en' },
  );
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('column.section,column.field,column.figure,column.value');
  expect(lines[1]).toBe(',,kind,Stores of a partner in business');
  expect(lines).toContain(',,outcome.abandoned,2');
  expect(lines).toContain('Signatory and bank,,column.medianSeconds,75');
  expect(lines).toContain('Signatory and bank,,column.p90Seconds,');
  expect(lines).toContain('Signatory and bank,Bank account: Account name,column.drafts,4');
  expect(lines).toContain("Documents,'=BIR_2303,column.times,1");
});

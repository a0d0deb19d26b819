import { describe, expect, it } from 'vitest';
import type { Receipt } from '#contract/finance/officialReceipts.ts';
import { makePdf } from './makePdf.ts';
import { receiptPaper } from './receiptPaper.ts';

/** Every text of a definition, in its order. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node.replaceAll('\u200B', '')];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text, stack, columns, table } = node as Record<string, unknown>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
};

const receipt: Receipt = {
  ...{ orNumber: 'OR-0000000042', receiptType: 'PROFIT_SHARING', status: 'ISSUED', dateIssued: '2026-11-26' },
  ...{ dtimeIssued: '2026-11-26T02:30:00.000Z', issuedBy: 'finance.officer', partnerId: '1' },
  ...{ payorName: 'Niña Peñaflor Trading', tinNumber: '987654321000', address: 'Brgy. 1, Biñan' },
  ...{ contract: null, month: 10, year: 2026, paymentChannel: 'PAYOUT', soa: 'SOA-10', paymentFor: null },
  ...{ referenceNumber: 'REF-1', invoiceNumber: 'INV-7', formOfPayment: 'CHECK', bankName: 'BDO Unibank' },
  ...{ checkNumber: '0001234', checkDate: '2026-11-20', vatClass: 'VATABLE', grossAmount: '112000.00' },
  ...{ sales: '100000.00', vat: '12000.00', withholdingTax: '2000.00', netPayment: '110000.00', version: 1 },
  ...{ amountInWords: 'One Hundred Ten Thousand Pesos', title: 'OFFICIAL', branch: 'Head office' },
  ...{ issuerName: 'Issuer Corp.', issuerTin: '123456789000', issuerAddress: '1 Ayala Avenue, Makati' },
  ...{ isVatRegistered: true, certificate: 'AC-417', certificateDay: '2026-01-05' },
  ...{ seriesFirst: 'OR-0000000001', seriesLast: 'OR-0000005000', verifyCode: 'a'.repeat(26) },
  ...{ replaces: 'OR-0000000041', replacedBy: null, sameMoneyAs: null, cancelReason: null, cancelNote: null },
  ...{ dtimeCancelled: null, cancelAskedBy: null, cancelledBy: null, dtimeReceived: null },
  ...{ nextMark: 'ORIGINAL', cancellation: null },
};
const facts = { receipt, mark: 'ORIGINAL', verifyUrl: 'https://suki.example.test/verify/code' } as const;
const said = (of: Parameters<typeof receiptPaper>[0]) => textsOf(receiptPaper(of).content).join('\n');

describe('a receipt on paper', () => {
  it('says all that the law asks of one, and that it is no claim of input tax', () => {
    const text = said(facts);
    for (const part of [
      ...['Issuer Corp.', '1 Ayala Avenue, Makati', 'VAT REG TIN 123-456-789-000', 'Head office'],
      ...['OFFICIAL RECEIPT', 'OR-0000000042', '11/26/2026', 'ORIGINAL'],
      ...[
        'Niña Peñaflor Trading',
        '987-654-321-000',
        'Brgy. 1, Biñan',
        'Commission on sales for October 2026',
      ],
      ...['Quantity', 'Unit cost', '₱112,000.00', '₱100,000.00', '₱12,000.00', '₱2,000.00', '₱110,000.00'],
      ...['VATable sales', 'Zero-rated sales', 'VAT-exempt sales', 'One Hundred Ten Thousand Pesos'],
      ...['BDO Unibank', '0001234', '11/20/2026', 'REF-1', 'INV-7', 'SOA-10'],
      ...['THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX.', 'Acknowledgement Certificate No. AC-417'],
      ...['OR-0000000001 to OR-0000005000', 'In place of OR-0000000041'],
    ])
      expect(text).toContain(part);
  });

  it('of somebody who is not registered for VAT says so, and of an exempt amount that it has no VAT', () => {
    const exempt = {
      ...receipt,
      isVatRegistered: false,
      vatClass: 'EXEMPT',
      sales: '500.00',
      vat: '0.00',
    } as const;
    const text = said({ ...facts, receipt: exempt });
    expect(text).toContain('NON-VAT REG TIN');
    expect(text).toMatch(/VAT-exempt sales\n₱500.00/);
    expect(text).toMatch(/VATable sales\n₱0.00/);
  });

  it('bears its mark, and a cancelled one is crossed by it', () => {
    expect(said({ ...facts, mark: 'REPRINT' })).toContain('REPRINT');
    expect(receiptPaper(facts).watermark).toBeUndefined();
    const mark = receiptPaper({ ...facts, mark: 'CANCELLED' }).watermark;
    expect(mark).toMatchObject({ text: 'CANCELLED' });
  });

  it('has the same bytes each time, and others for another mark', async () => {
    const bytes = async (mark: 'ORIGINAL' | 'REPRINT') =>
      Buffer.from(await makePdf({ kind: 'receipt', facts: { ...facts, mark } })).toString('latin1');
    const original = await bytes('ORIGINAL');
    expect(original.startsWith('%PDF-')).toBe(true);
    expect(await bytes('ORIGINAL')).toBe(original);
    expect(await bytes('REPRINT')).not.toBe(original);
  });
});

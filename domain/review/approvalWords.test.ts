import { describe, expect, it } from 'vitest';
import { changeInWords } from './approvalWords.ts';

const subject = 'Aling Nena Store';
const one = (field: string, before: string | null = 'x', after: string | null = 'y') => ({
  field,
  before,
  after,
});
const bank = (...fields: string[]) =>
  changeInWords({ kind: 'BANK_ACCOUNT', subject, diff: fields.map((field) => one(field)) });

describe('a request in words', () => {
  it('of a bank account names what changes of it, never a number', () => {
    const diff = [one('bankName'), one('bankBranchName'), one('accountNumber', '****3858', '****3858')];
    expect(changeInWords({ kind: 'BANK_ACCOUNT', subject, diff })).toEqual({
      en: 'Bank account of Aling Nena Store: number and bank change',
      fil: 'Bank account ng Aling Nena Store: mababago ang numero at bangko',
    });
  });

  it('takes the parts of a signatory for one, and a branch for itself when the bank stays', () => {
    expect(bank('signatoryMobile', 'signatory').en).toBe(
      'Bank account of Aling Nena Store: signatory changes',
    );
    expect(bank('bankBranchName', 'accountName', 'accountNumber').en).toBe(
      'Bank account of Aling Nena Store: number, branch and account name change',
    );
  });

  it('of rates names each product with both rates and the first day', () => {
    const diff = [
      one('POS_LOAN.mdrRate', '2.500', '2.000'),
      one('POS_LOAN.effectiveFrom', '2026-01-01', '2026-12-01'),
      one('HCPAY.mdrRate', null, '1.000'),
      one('HCPAY.effectiveFrom', null, '2026-12-02'),
    ];
    expect(changeInWords({ kind: 'MDR_RATE', subject, diff })).toEqual({
      en: 'MDR rates of Aling Nena Store: HCPay 1.000% from 12/02/2026; POS Loan 2.500% → 2.000% from 12/01/2026',
      fil: 'Mga MDR rate ng Aling Nena Store: HCPay 1.000% mula 12/02/2026; POS Loan 2.500% → 2.000% mula 12/01/2026',
    });
  });

  it('says one rate that stays and begins on another day once', () => {
    const diff = [
      one('HCPAY.mdrRate', '2.000', '2.000'),
      one('HCPAY.effectiveFrom', '2026-01-01', '2026-12-01'),
    ];
    expect(changeInWords({ kind: 'MDR_RATE', subject, diff }).en).toBe(
      'MDR rates of Aling Nena Store: HCPay 2.000% from 12/01/2026',
    );
  });

  it('of a setting names its fields and the first day, of a series its numbers', () => {
    const setting = 'Tax codes';
    const diff = [one('percent', '1.000', '0.500'), one('fromDay', null, '2026-12-01')];
    expect(changeInWords({ kind: 'SETTING', subject: setting, diff }).en).toBe(
      'Report setting of Tax codes: rate from 12/01/2026',
    );
    const series = [
      ...[one('branch', null, 'Head office'), one('prefix', null, 'OR-')],
      ...[one('firstNumber', null, '185'), one('lastNumber', null, '2184')],
      one('fromDay', null, '2026-12-01'),
    ];
    expect(changeInWords({ kind: 'SETTING', subject: 'Series of receipts', diff: series })).toEqual({
      en: 'Report setting of Series of receipts: OR-0000000185 – OR-0000002184 from 12/01/2026',
      fil: 'Report setting ng Mga serye ng resibo: OR-0000000185 – OR-0000002184 mula 12/01/2026',
    });
  });

  it('of an import counts what matters of it, not the changes one by one', () => {
    const diff = [
      one('newPartner', null, '2'),
      one('name', null, '1'),
      one('otherRows', null, '7'),
      one('partnerName', 'Old', 'New'),
    ];
    expect(changeInWords({ kind: 'IMPORT', subject: 'partners.csv', diff })).toEqual({
      en: 'Import of partners.csv: 2 new active partners and 1 changed name',
      fil: 'Import ng partners.csv: 2 bagong aktibong partner at 1 binagong pangalan',
    });
  });

  it('of payments says how many a sheet tells of, and what they come to', () => {
    const diff = [
      one('newPayment', null, '1200'),
      one('total', null, '1234567.50'),
      one('sum', null, '1000.00'),
    ];
    expect(changeInWords({ kind: 'PAYMENTS', subject: 'till.csv', diff })).toEqual({
      en: 'Import of payments of till.csv: 1,200 payments, ₱1,234,567.50',
      fil: 'Import ng mga bayad ng till.csv: 1,200 bayad, ₱1,234,567.50',
    });
  });

  it('of a setting names what changes of it, and its first day once', () => {
    const diff = [
      one('nonTWANetSettlement', 'base', 'base - ewt'),
      one('refundLimit', '20000.00', '30000.00'),
      one('fromDay', null, '2026-11-28'),
    ];
    expect(changeInWords({ kind: 'SETTING', subject: 'Computation', diff })).toEqual({
      en: 'Report setting of Computation: net of other payees and limit of refunds without a second person from 11/28/2026',
      fil: 'Report setting ng Pagkuwenta: net ng ibang binabayaran at limit ng refund na walang ikalawang tao mula 11/28/2026',
    });
  });

  it('of a receipt says which one is cancelled and why', () => {
    const diff = [one('cancelReason', null, 'WRONG_PAYOR')];
    expect(changeInWords({ kind: 'RECEIPT', subject: 'OR-0000000140', diff }).en).toMatch(
      /^Cancellation of OR-0000000140: \S/,
    );
  });

  it('without differences is its kind and record', () => {
    expect(changeInWords({ kind: 'BANK_ACCOUNT', subject, diff: [] }).en).toBe(
      'Bank account of Aling Nena Store',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankOutcomeOf,
  isNewAnswer,
  isWrongAnswer,
  judgeAnswer,
  type SaidRow,
  type SentPayout,
} from './judgeAnswer.ts';

const sent = (more: Partial<SentPayout> = {}): SentPayout => ({
  ...{
    id: '1',
    reference: 'SP-1-1',
    fileId: '7',
    fileDay: '2026-11-20',
    payeeName: 'Niña',
    amount: '100.00',
  },
  ...{ outcome: null, bankReference: null, isReturnAsked: false },
  ...more,
});
const said = (more: Partial<SaidRow> = {}): SaidRow => ({
  ...{ row: 2, reference: 'SP-1-1', amount: '100.00', outcome: 'PAID', bankReference: 'BT1' },
  ...{ returnReason: null, problem: null },
  ...more,
});
const verdict = (row: SaidRow, payout: SentPayout = sent()) =>
  judgeAnswer([row], { fileId: '7', sent: [payout] })[0]?.verdict;

describe('a row of the answer', () => {
  it('pays or gives back the payout that it names', () => {
    expect(verdict(said())).toBe('paid');
    expect(verdict(said({ outcome: ' returned ', returnReason: 'Closed', bankReference: null }))).toBe(
      'returned',
    );
  });

  it.each([
    [said({ reference: null }), 'noReference'],
    [said({ reference: 'SP-9-1' }), 'unknownReference'],
    [said({ amount: '100.01' }), 'wrongAmount'],
    [said({ amount: null }), 'wrongAmount'],
    [said({ outcome: 'PENDING' }), 'unknownResult'],
    [said({ bankReference: null }), 'noBankReference'],
    [said({ outcome: 'RETURNED' }), 'noReason'],
    [said({ problem: { en: 'x', fil: 'x' } }), 'unreadable'],
    [said({ outcome: null }), 'silent'],
  ] as const)('%j is %s', (row, expected) => {
    expect(verdict(row)).toBe(expected);
  });

  it('of another file or day says which', () => {
    const [found] = judgeAnswer([said()], { fileId: '8', sent: [sent()] });
    expect(found?.verdict).toBe('otherFile');
    expect(found?.message.en).toContain('file 7 of 11/20/2026');
  });

  it('that was answered before is known when it says the same, and wrong when it does not', () => {
    const before = sent({ outcome: 'PAID', bankReference: 'BT1' });
    expect(verdict(said(), before)).toBe('known');
    expect(verdict(said({ bankReference: 'BT2' }), before)).toBe('otherResult');
    expect(verdict(said(), sent({ outcome: 'RETURNED' }))).toBe('otherResult');
  });

  it('bounces a payout that was paid', () => {
    const before = sent({ outcome: 'PAID', bankReference: 'BT1' });
    expect(verdict(said({ outcome: 'RETURNED', returnReason: 'Closed' }), before)).toBe('bounced');
  });
  it('changes nothing while its return waits, and may not say that it is paid', () => {
    const asked = sent({ isReturnAsked: true });
    const back = said({ outcome: 'RETURNED', returnReason: 'Closed' });
    expect(verdict(back, asked)).toBe('waiting');
    expect(verdict(said(), asked)).toBe('returnWaits');
    const paid = sent({ outcome: 'PAID', bankReference: 'BT1', isReturnAsked: true });
    expect(verdict(back, paid)).toBe('waiting');
    expect(verdict(said(), paid)).toBe('known');
  });
  it('means paid or returned by its words in both languages, whatever their case', () => {
    expect(['Paid', 'NABAYARAN', 'returned', 'Ibinalik', 'ok'].map(bankOutcomeOf)).toEqual([
      ...['PAID', 'PAID', 'RETURNED', 'RETURNED'],
      null,
    ]);
  });
});

it('no answer, whatever it says, ends a payout twice or one of another file', () => {
  const reference = fc.constantFrom('SP-1-1', 'SP-2-1', 'SP-3-1', 'SP-9-9');
  const row = fc.record({
    reference: fc.option(reference),
    amount: fc.constantFrom('100.00', '5.00', null),
    outcome: fc.constantFrom('PAID', 'RETURNED', 'HM', null),
    bankReference: fc.constantFrom('BT1', null),
    returnReason: fc.constantFrom('Closed', null),
  });
  const payouts = [
    sent(),
    sent({ id: '2', reference: 'SP-2-1', fileId: '6' }),
    sent({ id: '3', reference: 'SP-3-1', outcome: 'RETURNED' }),
  ];
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const judged = judgeAnswer(
        rows.map((one, at) => ({ ...one, row: at + 2, problem: null })),
        { fileId: '7', sent: payouts },
      );
      const ended = judged.filter(isNewAnswer);
      expect(ended.length).toBeLessThanOrEqual(1);
      for (const one of ended) expect(one.sent?.id).toBe('1');
      for (const one of judged) expect(isNewAnswer(one) && isWrongAnswer(one)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

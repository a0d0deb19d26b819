import { describe, expect, it } from 'vitest';
import { OFFICES } from '../access/office.ts';
import { PROMO_STATUSES } from '../promos/promoStatus.ts';
import { APPLICATION_MOVES, type ApplicationMove } from '../review/applicationMoves.ts';
import type { Language } from '../sentence.ts';
import { REFUND_STATUSES } from '../transactions/refundStatus.ts';
import {
  doerOf,
  fileWords,
  moveWords,
  payoutWords,
  promoWords,
  refundWords,
  requestWords,
  THE_APPLICANT,
} from './eventWords.ts';

const sentence = ({ before, after }: { before: string; after: string }, title: string) =>
  [before, title, after].filter(Boolean).join(' ');

const LANGUAGES: readonly Language[] = ['en', 'fil'];

describe('what happened, in a sentence', () => {
  it('names who did what to which record', () => {
    expect(sentence(moveWords('incomplete', 'Dalisay', 'en'), 'Aling Nena')).toBe(
      'Dalisay sent back Aling Nena',
    );
    expect(sentence(moveWords('incomplete', 'Dalisay', 'fil'), 'Aling Nena')).toBe(
      'Ibinalik ni Dalisay ang Aling Nena',
    );
    expect(sentence(moveWords('resubmit', THE_APPLICANT, 'en'), 'Aling Nena')).toBe(
      'The applicant handed in Aling Nena again',
    );
    expect(sentence(moveWords('submit', THE_APPLICANT, 'fil'), 'Aling Nena')).toBe(
      'Isinumite ng aplikante ang Aling Nena',
    );
    expect(sentence(moveWords('approve', doerOf(OFFICES.SBO), 'en'), 'Aling Nena')).toBe(
      'SBO review approved Aling Nena',
    );
  });

  it('tells money with its pesos', () => {
    expect(sentence(refundWords('SETTLED', 50_000n, 'en'), 'CA26')).toBe(
      'A refund of ₱500.00 of CA26 was settled',
    );
    expect(sentence(payoutWords('SENT', 9_102_711n, 'en'), 'Aling Nena')).toBe(
      'A payout of ₱91,027.11 to Aling Nena was sent to the bank',
    );
    expect(
      sentence(fileWords(false, { by: 'Ulysses', count: 45, amount: 36_591_666n }, 'en'), '11/25/2026'),
    ).toBe('Ulysses released the bank file of 11/25/2026 with 45 payouts of ₱365,916.66');
    expect(sentence(fileWords(true, { by: 'Ulysses', count: 1, amount: 100n }, 'en'), '11/25/2026')).toBe(
      'The bank answered the file of 11/25/2026 with 1 payout of ₱1.00',
    );
    expect(sentence(requestWords('REJECTED', 'Alvin', 'en'), 'Grace')).toBe(
      'Alvin refused the request of Grace',
    );
  });

  it('tells where a promo went', () => {
    expect(sentence(promoWords('APPROVED', 'Ana', 'en'), 'Payday sale')).toBe('Ana approved Payday sale');
    expect(sentence(promoWords('PENDING', 'Ana', 'fil'), 'Payday sale')).toBe(
      'Inilipat ni Ana sa Nakabinbin ang Payday sale',
    );
  });

  it('has nothing left to fill in, whatever happened', () => {
    const all = LANGUAGES.flatMap((language) => [
      ...Object.keys(APPLICATION_MOVES).map((move) => moveWords(move as ApplicationMove, 'Ana', language)),
      ...REFUND_STATUSES.map((status) => refundWords(status, 1n, language)),
      ...PROMO_STATUSES.map((status) => promoWords(status, 'Ana', language)),
      ...(['SENT', 'PAID', 'RETURNED'] as const).map((status) => payoutWords(status, 1n, language)),
      ...(['APPROVED', 'REJECTED', 'CANCELLED'] as const).map((status) =>
        requestWords(status, 'Ana', language),
      ),
      ...[true, false].map((isAnswered) =>
        fileWords(isAnswered, { by: 'Ana', count: 2, amount: 1n }, language),
      ),
    ]);
    for (const words of all) expect(sentence(words, 'it')).toMatch(/^[A-Zi][^{}…]*$/);
  });
});

import { useState } from 'react';
import type { OwedCertificate, OwedPaper } from '#contract/finance/owedCertificates.ts';
import { isDateString, manilaDate } from '#domain/day.ts';
import { owedPaperFields as fields } from '#domain/fields/settlement/owedCertificate.ts';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { type OwedState, owedStateOf } from '#domain/settlement/certificates/owedState.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { typedMoney } from '#domain/typedMoney.ts';

/** What is typed of a paper that arrived. */
export interface TypedPaper {
  amount: string;
  receivedOn: string;
  note: string;
  reason: string;
}

type Field = keyof TypedPaper;

/** Where a certificate would stand with a paper of so many centavos, in the place of another; null as long as no amount stands there. */
const stateWith = (
  owed: OwedCertificate,
  amount: bigint | null,
  former: OwedPaper | null,
): OwedState | null => {
  if (amount === null || amount <= 0n) return null;
  const received = (centavosOf(owed.received) ?? 0n) - (centavosOf(former?.amount ?? '0') ?? 0n);
  return owedStateOf(centavosOf(owed.expected) ?? 0n, received + amount);
};

/** The form of a paper: what is typed, which of it is wrong, and where the certificate would stand. */
export const usePaperForm = (owed: OwedCertificate, former: OwedPaper | null) => {
  const today = manilaDate(new Date());
  const [typed, setTyped] = useState<TypedPaper>({ amount: '', receivedOn: today, note: '', reason: '' });
  const centavos = typedMoney(typed.amount);
  const amount = centavos === null ? null : BigInt(centavos);
  const state = stateWith(owed, amount, former);
  const { receivedOn, note, reason } = typed;
  const { from } = quarterDays(owed.quarter);
  const isShort = (text: string, { min }: { min: number }) => text.trim().length < min;
  const wrong: Record<Field, boolean> = {
    amount: amount === null || amount <= 0n,
    receivedOn: !isDateString(receivedOn) || receivedOn > today || receivedOn < from,
    note: (state === 'MORE' || note.trim() !== '') && isShort(note, fields.note),
    reason: former !== null && isShort(reason, fields.reason),
  };
  const of = (field: Field) => ({
    value: typed[field],
    onChange: (text: string) => setTyped({ ...typed, [field]: text }),
  });
  const sent = { ...typed, amount: centavos === null ? typed.amount : formatMoney(centavos) };
  return { typed: sent, of, wrong, state, from, today };
};

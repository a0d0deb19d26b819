import type { OwedCertificate } from '#contract/finance/owedCertificates.ts';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';

/** What is told of a paper that arrived; `amount` in pesos. */
export interface ToldPaper {
  amount: string;
  receivedOn: string;
  note: string | null;
  /** The paper whose place it takes. */
  replaces: string | null;
  reason: string | null;
}

const AHEAD: Sentence = {
  en: 'It cannot have arrived after today',
  fil: 'Hindi ito maaaring dumating pagkatapos ng araw na ito',
};
const WHY: Sentence = {
  en: 'Say why the paper that is there is replaced',
  fil: 'Sabihin kung bakit papalitan ang papel na naroon',
};
const NO_REASON: Sentence = {
  en: 'Nothing is replaced: leave the reason out',
  fil: 'Walang pinapalitan: huwag maglagay ng dahilan',
};
const GONE: Sentence = {
  en: 'This paper does not count any more: look which one took its place',
  fil: 'Wala nang bisa ang papel na ito: tingnan kung alin ang pumalit dito',
};
const before = (day: string): Sentence => ({
  en: `The quarter begins on ${formatDate(day)}: its certificate cannot have arrived before`,
  fil: `Nagsisimula ang quarter sa ${formatDate(day)}: hindi maaaring mas maagang dumating ang sertipiko nito`,
});
const more = (by: bigint): Sentence => ({
  en: `That is ${formatPeso(by)} more than was withheld: say in a note how it comes`,
  fil: `Higit ito nang ${formatPeso(by)} sa kinaltas: sabihin sa tala kung bakit`,
});

const centavos = (amount: string): bigint => centavosOf(amount) ?? 0n;

const replacedBy = (owed: OwedCertificate, replaces: string | null) =>
  owed.papers.find(({ id, isReplaced }) => id === replaces && !isReplaced);

/** What is wrong with a paper for a certificate on a day, by field; nothing where it may be recorded. */
export const paperMistakes = (
  owed: OwedCertificate,
  { amount, receivedOn, note, replaces, reason }: ToldPaper,
  today: string,
): Record<string, Sentence> => {
  const { from } = quarterDays(owed.quarter);
  const former = replacedBy(owed, replaces);
  const received = centavos(owed.received) - (former ? centavos(former.amount) : 0n) + centavos(amount);
  const over = received - centavos(owed.expected);
  const mistakes: [field: string, isWrong: boolean, why: Sentence][] = [
    ['receivedOn', receivedOn > today, AHEAD],
    ['receivedOn', receivedOn < from, before(from)],
    ['replaces', replaces !== null && !former, GONE],
    ['reason', replaces !== null && !reason, WHY],
    ['reason', replaces === null && reason !== null, NO_REASON],
    ['note', over > 0n && !note, more(over)],
  ];
  return Object.fromEntries(mistakes.flatMap(([field, isWrong, why]) => (isWrong ? [[field, why]] : [])));
};

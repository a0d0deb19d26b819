import { formatDate } from '../../day.ts';
import { centavosOf, formatPeso } from '../../money.ts';
import { each, type Sentence } from '../../sentence.ts';

export const BANK_OUTCOMES = ['PAID', 'RETURNED'] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** How one attempt to pay ended: as the bank answered, or with a file that was not released. */
export const ATTEMPT_OUTCOMES = [...BANK_OUTCOMES, 'CANCELLED'] as const;

/** Paid is taken in at once; returned, and returned after it was paid, are confirmed by a second person first. */
const GOOD = ['paid', 'returned', 'bounced'] as const;
/** They change nothing. */
const QUIET = ['known', 'silent', 'waiting'] as const;
const WRONG = [
  'unreadable',
  'noReference',
  'unknownReference',
  'otherFile',
  'doubled',
  'wrongAmount',
  'unknownResult',
  'otherResult',
  'returnWaits',
  'noBankReference',
  'noReason',
] as const;
/** What is found of a row of the bank's answer. */
export const ANSWER_VERDICTS = [...GOOD, ...QUIET, ...WRONG] as const;
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number];

/** A row of the bank's answer as its cells read; the amount as a decimal string of pesos. */
export interface SaidRow {
  row: number;
  reference: string | null;
  amount: string | null;
  outcome: string | null;
  bankReference: string | null;
  returnReason: string | null;
  /** A cell that cannot be read. */
  problem: Sentence | null;
}

/** A payout as it went out, and what the bank has said of it before. */
export interface SentPayout {
  id: string;
  reference: string;
  fileId: string;
  fileDay: string;
  payeeName: string;
  /** Pesos, a decimal string. */
  amount: string;
  outcome: BankOutcome | null;
  bankReference: string | null;
  /** Whether somebody has said that it came back, which a second person has not decided on. */
  isReturnAsked: boolean;
}

export interface JudgedAnswer {
  said: SaidRow;
  sent: SentPayout | null;
  verdict: AnswerVerdict;
  message: Sentence;
}

const WORDS: Readonly<Record<BankOutcome, readonly string[]>> = {
  PAID: ['paid', 'nabayaran'],
  RETURNED: ['returned', 'ibinalik'],
};

/** What a word of the bank means, whatever its case; null for one that means neither. */
export const bankOutcomeOf = (word: string): BankOutcome | null =>
  BANK_OUTCOMES.find((outcome) => WORDS[outcome].includes(word.trim().toLowerCase())) ?? null;

const pesos = (amount: string) => formatPeso(centavosOf(amount) ?? 0n);

const MESSAGES = {
  noReference: { en: 'The reference is missing.', fil: 'Kulang ang reference.' },
  doubled: {
    en: 'This reference stands in more than one row: take out the rows that are not meant.',
    fil: 'Nasa higit sa isang hilera ang reference na ito: alisin ang mga hilerang hindi sinasadya.',
  },
  noBankReference: {
    en: 'It is paid, but the reference of the bank is missing.',
    fil: 'Nabayaran ito, pero kulang ang reference ng bangko.',
  },
  noReason: {
    en: 'It is returned, but the reason is missing.',
    fil: 'Ibinalik ito, pero kulang ang dahilan.',
  },
  known: { en: 'Known already: nothing changes.', fil: 'Alam na: walang magbabago.' },
  silent: { en: 'Not answered yet.', fil: 'Hindi pa nasasagot.' },
  paid: { en: 'Becomes paid.', fil: 'Magiging nabayaran.' },
  returned: {
    en: 'Returned. A second person confirms it.',
    fil: 'Ibinalik. Kukumpirmahin ng pangalawang tao.',
  },
  bounced: {
    en: 'Paid before, and now returned. A second person confirms it.',
    fil: 'Nabayaran na, at ibinalik ngayon. Kukumpirmahin ng pangalawang tao.',
  },
  waiting: {
    en: 'Its return waits for a second person already.',
    fil: 'Naghihintay na ng pangalawang tao ang pagbalik nito.',
  },
  returnWaits: {
    en: 'Its return waits for a second person: have that decided first.',
    fil: 'Naghihintay ng pangalawang tao ang pagbalik nito: ipadesisyon muna iyon.',
  },
} as const satisfies Record<string, Sentence>;

const unknownReference: Sentence = {
  en: 'No payout was sent under this reference.',
  fil: 'Walang payout na naipadala sa reference na ito.',
};
const otherFile = ({ fileId, fileDay }: SentPayout): Sentence => {
  const day = formatDate(fileDay);
  return {
    en: `It was sent with file ${fileId} of ${day}: take this answer in there.`,
    fil: `Naipadala ito sa file ${fileId} ng ${day}: doon tanggapin ang sagot na ito.`,
  };
};
const wrongAmount = ({ amount }: SentPayout, said: string | null): Sentence =>
  said === null
    ? {
        en: `The amount is missing: ${pesos(amount)} was sent.`,
        fil: `Kulang ang halaga: ${pesos(amount)} ang naipadala.`,
      }
    : {
        en: `${pesos(amount)} was sent, and ${pesos(said)} is answered.`,
        fil: `${pesos(amount)} ang naipadala, at ${pesos(said)} ang isinagot.`,
      };
const unknownResult = (word: string): Sentence => ({
  en: `“${word}” is no result: it is PAID or RETURNED.`,
  fil: `Hindi resulta ang “${word}”: PAID o RETURNED ito.`,
});
const otherResult = ({ outcome, bankReference }: SentPayout): Sentence => {
  const under = bankReference === null ? '' : ` (${bankReference})`;
  return each((language) =>
    language === 'en'
      ? `The bank answered ${outcome}${under} before. Ask the bank which one is right, and remove the row.`
      : `Sumagot na ang bangko ng ${outcome}${under}, at ang una nitong sagot ang mananatili. Linawin sa bangko, at alisin ang hilera.`,
  );
};

type Found = readonly [AnswerVerdict, Sentence];
const plain = (verdict: keyof typeof MESSAGES): Found => [verdict, MESSAGES[verdict]];

/** Of a payout that went out with this file. */
const outcomeFound = (said: SaidRow, sent: SentPayout): Found => {
  const outcome = bankOutcomeOf(said.outcome ?? '');
  if (said.amount === null || centavosOf(said.amount) !== centavosOf(sent.amount))
    return ['wrongAmount', wrongAmount(sent, said.amount)];
  if (said.outcome === null) return plain('silent');
  if (outcome === null) return ['unknownResult', unknownResult(said.outcome)];
  if (outcome === 'PAID' && said.bankReference === null) return plain('noBankReference');
  if (outcome === 'RETURNED' && said.returnReason === null) return plain('noReason');
  if (sent.isReturnAsked && outcome === 'RETURNED') return plain('waiting');
  if (sent.outcome === null && sent.isReturnAsked) return plain('returnWaits');
  if (sent.outcome === null) return plain(outcome === 'PAID' ? 'paid' : 'returned');
  if (sent.outcome === 'PAID' && outcome === 'RETURNED') return plain('bounced');
  const isSame =
    sent.outcome === outcome && (outcome === 'RETURNED' || sent.bankReference === said.bankReference);
  return isSame ? plain('known') : ['otherResult', otherResult(sent)];
};

const found = (
  said: SaidRow,
  sent: SentPayout | undefined,
  { fileId, isDoubled }: { fileId: string; isDoubled: boolean },
): Found => {
  if (said.problem) return ['unreadable', said.problem];
  if (said.reference === null) return plain('noReference');
  if (!sent) return ['unknownReference', unknownReference];
  if (sent.fileId !== fileId) return ['otherFile', otherFile(sent)];
  return isDoubled ? plain('doubled') : outcomeFound(said, sent);
};

/** Every row of the bank's answer to a file with what is found of it; `sent` are the payouts that it names, of whichever file. */
export const judgeAnswer = (
  rows: readonly SaidRow[],
  { fileId, sent }: { fileId: string; sent: readonly SentPayout[] },
): JudgedAnswer[] => {
  const byReference = new Map(sent.map((payout) => [payout.reference, payout]));
  const times = Map.groupBy(rows, ({ reference }) => reference);
  return rows.map((said) => {
    const payout = said.reference === null ? undefined : byReference.get(said.reference);
    const isDoubled = (times.get(said.reference)?.length ?? 0) > 1;
    const [verdict, message] = found(said, payout, { fileId, isDoubled });
    return { said, sent: payout ?? null, verdict, message };
  });
};

const isOf =
  (verdicts: readonly AnswerVerdict[]) =>
  ({ verdict }: Pick<JudgedAnswer, 'verdict'>): boolean =>
    verdicts.includes(verdict);
/** Whether a row keeps the whole answer back. */
export const isWrongAnswer = isOf(WRONG);
/** Whether a row says something new. */
export const isNewAnswer = isOf(GOOD);

/** Whether a row brings money back, which takes a second person. */
export const isReturn = isOf(['returned', 'bounced']);

import { formatPeso } from '../money.ts';
import type { UserRequestStatus } from '../people/userRequests.ts';
import type { PromoStatus } from '../promos/promoStatus.ts';
import type { ApplicationMove } from '../review/applicationMoves.ts';
import { counted, type Language } from '../sentence.ts';
import type { PayoutStatus } from '../settlement/payoutStatus.ts';
import type { RefundStatus } from '../transactions/refundStatus.ts';

/** A sentence around what it is about, which is a link: "Dalisay sent back", the store, and what follows. */
export interface EventWords {
  before: string;
  after: string;
}
/** `{by}` is who did it, `{amount}` pesos, `{payouts}` how many; `…` is what it is about. */
type Form = Readonly<Record<Language, string>>;
const form = (en: string, fil: string): Form => ({ en, fil });

const MOVES: Readonly<Record<ApplicationMove, Form>> = {
  submit: form('{by} handed in …', 'Isinumite {by} ang …'),
  import: form('{by} imported … from a spreadsheet', 'Ipinasok {by} mula sa spreadsheet ang …'),
  resubmit: form('{by} handed in … again', 'Muling isinumite {by} ang …'),
  cancel: form('{by} cancelled …', 'Kinansela {by} ang …'),
  approve: form('{by} approved …', 'Inaprubahan {by} ang …'),
  incomplete: form('{by} sent back …', 'Ibinalik {by} ang …'),
  'take-back': form('{by} took … back into review', 'Ibinalik {by} sa pagsusuri ang …'),
  'risk-verification': form('{by} sent … to risk verification', 'Ipinasuri {by} sa risk ang …'),
  'risk-passed': form('{by} passed the risk check of …', 'Ipinasa {by} sa pagsusuri ng risk ang …'),
  'risk-verification-failed': form(
    '{by} failed the risk check of …',
    'Ibinagsak {by} sa pagsusuri ng risk ang …',
  ),
  activate: form('{by} activated …', 'Ginawang aktibo {by} ang …'),
  deactivate: form('{by} deactivated …', 'Ginawang hindi aktibo {by} ang …'),
  block: form('{by} blocked …', 'Hinarang {by} ang …'),
  close: form('{by} closed …', 'Isinara {by} ang …'),
  reject: form('{by} rejected …', 'Tinanggihan {by} ang …'),
};

const REFUNDS: Readonly<Record<RefundStatus, Form>> = {
  REQUESTED: form(
    'A refund of {amount} of … waits for approval',
    'Naghihintay ng pag-apruba ang refund na {amount} ng …',
  ),
  APPROVED: form('A refund of {amount} of … was approved', 'Inaprubahan ang refund na {amount} ng …'),
  SENT: form(
    'A refund of {amount} of … was sent to the processor',
    'Naipadala sa processor ang refund na {amount} ng …',
  ),
  SETTLED: form('A refund of {amount} of … was settled', 'Naibalik na ang {amount} ng …'),
  FAILED: form('A refund of {amount} of … came to nothing', 'Hindi natuloy ang refund na {amount} ng …'),
  REFUSED: form('A refund of {amount} of … was refused', 'Tinanggihan ang refund na {amount} ng …'),
  WITHDRAWN: form('A refund of {amount} of … was withdrawn', 'Binawi ang refund na {amount} ng …'),
};

/** What a payout of which money has left, or come back, is told as. */
export type ToldPayout = Extract<PayoutStatus, 'SENT' | 'PAID' | 'RETURNED'>;
const PAYOUTS: Readonly<Record<ToldPayout, Form>> = {
  SENT: form(
    'A payout of {amount} to … was sent to the bank',
    'Naipadala sa bangko ang payout na {amount} para sa …',
  ),
  PAID: form('A payout of {amount} to … was paid', 'Nabayaran na ang payout na {amount} para sa …'),
  RETURNED: form(
    'A payout of {amount} to … came back from the bank',
    'Ibinalik ng bangko ang payout na {amount} para sa …',
  ),
};

/** What became of a request; one that waits is no news. */
export type EndedRequest = Exclude<UserRequestStatus, 'SUBMITTED'>;
const REQUESTS: Readonly<Record<EndedRequest, Form>> = {
  APPROVED: form('{by} approved the request of …', 'Inaprubahan {by} ang hiling ni …'),
  REJECTED: form('{by} refused the request of …', 'Tinanggihan {by} ang hiling ni …'),
  CANCELLED: form('The request of … was withdrawn', 'Binawi ang hiling ni …'),
};

const PROMOS: Readonly<Record<PromoStatus, Form>> = {
  SUBMITTED: form('{by} handed in …', 'Isinumite {by} ang …'),
  PENDING: form('{by} moved … to Pending', 'Inilipat {by} sa Nakabinbin ang …'),
  REVIEW: form('{by} sent … to review', 'Ipinasuri {by} ang …'),
  APPROVED: form('{by} approved …', 'Inaprubahan {by} ang …'),
  REJECTED: form('{by} rejected …', 'Tinanggihan {by} ang …'),
};

const FILES = {
  made: form(
    '{by} released the bank file of … with {payouts} of {amount}',
    'Ni-release {by} ang bank file ng … na may {payouts} na {amount}',
  ),
  answered: form(
    'The bank answered the file of … with {payouts} of {amount}',
    'Sinagot ng bangko ang file ng … na may {payouts} na {amount}',
  ),
} as const;

/** Who did it: a name, or in words that begin a sentence in English and follow a verb in Filipino. */
export type Doer = string | Readonly<Record<Language, string>>;
export const THE_APPLICANT: Doer = { en: 'The applicant', fil: 'ng aplikante' };
/** Somebody of an office of ours, as people outside know it. */
export const doerOf = (office: Readonly<Record<Language, string>>): Doer => ({
  en: office.en,
  fil: `ng ${office.fil}`,
});

const said = (by: Doer, language: Language): string => {
  if (typeof by !== 'string') return by[language];
  return language === 'fil' ? `ni ${by}` : by;
};

const worded = (of: Form, values: Readonly<Record<string, string>>, language: Language): EventWords => {
  const filled = of[language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const [before = '', after = ''] = filled.split('…');
  return { before: before.trim(), after: after.trim() };
};

/** A move of an application or a record. */
export const moveWords = (move: ApplicationMove, by: Doer, language: Language): EventWords =>
  worded(MOVES[move], { by: said(by, language) }, language);

/** A refund as it stands, of so many centavos; what it is about is its payment. */
export const refundWords = (status: RefundStatus, amount: bigint, language: Language): EventWords =>
  worded(REFUNDS[status], { amount: formatPeso(amount) }, language);

/** A payout as it stands, of so many centavos; what it is about is its payee. */
export const payoutWords = (status: ToldPayout, amount: bigint, language: Language): EventWords =>
  worded(PAYOUTS[status], { amount: formatPeso(amount) }, language);

/** What became of what somebody asked for; what it is about is whoever asked. */
export const requestWords = (status: EndedRequest, by: Doer, language: Language): EventWords =>
  worded(REQUESTS[status], { by: said(by, language) }, language);

/** A promo that took this status; what it is about is its name. */
export const promoWords = (status: PromoStatus, by: Doer, language: Language): EventWords =>
  worded(PROMOS[status], { by: said(by, language) }, language);

interface FileOf {
  by: Doer;
  count: number;
  /** Centavos. */
  amount: bigint;
}

/** A file for the bank as it stands; what it is about is its day. */
export const fileWords = (
  isAnswered: boolean,
  { by, count, amount }: FileOf,
  language: Language,
): EventWords =>
  worded(
    isAnswered ? FILES.answered : FILES.made,
    {
      by: said(by, language),
      payouts: language === 'en' ? counted(count, 'payout') : `${count} payout`,
      amount: formatPeso(amount),
    },
    language,
  );

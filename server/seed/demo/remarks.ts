import type { DemoRandom } from '../demoDataRandom.ts';
import type { Move } from './history.ts';

interface Words {
  section: string;
  field: string | null;
  message: string;
}

const OF_PARTNER: readonly Words[] = [
  {
    section: 'business-details',
    field: 'tinNumber',
    message: 'The TIN does not match the BIR 2303: check the branch code.',
  },
  {
    section: 'documents',
    field: 'BIR_2303',
    message: 'The scan is cut off at the bottom: upload the whole page.',
  },
  {
    section: 'bank-details',
    field: 'accountName',
    message: 'The account is in another name than the business: send a certificate of the bank.',
  },
  {
    section: 'contact-person',
    field: 'mobileNumber',
    message: 'Hindi po makontak ang numerong ito: pakipalitan.',
  },
];
const OF_STORE: readonly Words[] = [
  { section: 'merchant', field: 'address', message: 'The street is missing: where exactly is the store?' },
  { section: 'merchant', field: 'segment', message: 'Say what the store mainly sells.' },
  { section: 'documents', field: 'STORE_PHOTO', message: 'Paki-upload po ang litrato ng harap ng tindahan.' },
];

const ANSWER = 'It is right as it is: the certificate of the bank is among the documents.';

/** What was done about the n-th remark before the application was handed in again: every second one was answered. */
const doneAbout = (resubmit: Move | undefined, n: number) => {
  const isAnswered = resubmit !== undefined && n % 2 === 1;
  return {
    answer: isAnswered ? ANSWER : null,
    answered_at: isAnswered ? resubmit.at : null,
    answered_by: isAnswered ? resubmit.by : null,
    resolved_at: resubmit?.at ?? null,
    outcome: resubmit ? (isAnswered ? 'ANSWERED' : 'CHANGED') : null,
  };
};

/** What the decision "incomplete" told an applicant; settled when it was handed in again. */
export const remarksOf = (
  { partnerId, merchantId }: { partnerId: string; merchantId: string | null },
  moves: readonly Move[],
  random: DemoRandom,
) =>
  moves.flatMap((move, at) => {
    if (move.action !== 'incomplete') return [];
    const resolved = moves.slice(at).find(({ action }) => action === 'resubmit');
    const words = merchantId === null ? OF_PARTNER : OF_STORE;
    const from = random.int(0, words.length - 2);
    return words.slice(from, from + 2).map(({ section, field, message }, n) => ({
      partner_id: partnerId,
      merchant_id: merchantId,
      section,
      field,
      message,
      created_at: move.at,
      created_by: move.by,
      ...doneAbout(resolved, n),
    }));
  });

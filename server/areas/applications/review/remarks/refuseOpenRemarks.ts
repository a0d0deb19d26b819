import { holdsBack } from '#domain/review/remarkState.ts';
import { each, type Language, type Sentence } from '#domain/sentence.ts';
import { fail } from '../../../../http/errors/fail.ts';
import type { Subject } from '../../../../records/lock/subject.ts';
import type { Work } from '../../../../records/lock/work.ts';
import { REMARK } from '../../../../records/summary/readRemarks.ts';

export const OPEN =
  'r.partner_id = $1 and ($2::bigint is null or r.merchant_id = $2) and r.resolved_at is null';

const READ = `select ${REMARK.select} from review_remark r where ${OPEN} order by r.id`;

const DO_SOMETHING: Sentence = {
  en: 'Change this section, or answer the remark',
  fil: 'Baguhin ang seksyong ito, o sagutin ang puna',
};

const NAMED = 3;

const summaryOf = (messages: readonly string[], language: Language): string => {
  const named = messages
    .slice(0, NAMED)
    .map((message) => `“${message}”`)
    .join(', ');
  const rest = messages.length - NAMED;
  if (language === 'en')
    return `${messages.length === 1 ? 'One remark is' : `${messages.length} remarks are`} still open: ${named}${
      rest > 0 ? ` and ${rest} more` : ''
    }. Change what they are about, or answer them.`;
  return `May ${messages.length} pang bukas na puna: ${named}${
    rest > 0 ? ` at ${rest} pa` : ''
  }. Baguhin ang tinutukoy, o sagutin.`;
};

/** 422 while a remark on the record, or on a store of it, has neither a change in its section nor an answer; each is named. */
export const refuseOpenRemarks = async ({ tx }: Work, { partnerId, merchantId }: Subject): Promise<void> => {
  const remarks = await REMARK.read(tx, {
    name: 'open-remarks',
    text: READ,
    values: [partnerId, merchantId],
  });
  const open = remarks.filter(({ state }) => holdsBack(state));
  if (!open.length) return;
  throw fail(
    'rule_remarks_open',
    each((language) =>
      summaryOf(
        open.map(({ message }) => message),
        language,
      ),
    ),
    { fields: Object.fromEntries(open.map(({ id }) => [`remarks.${id}`, DO_SOMETHING])) },
  );
};

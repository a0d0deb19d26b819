import type { NewReceipt } from '#contract/finance/newReceipt.ts';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';

type Paid = Pick<NewReceipt, 'formOfPayment' | 'bankName' | 'checkNumber' | 'referenceNumber'>;

interface Earlier {
  id: string;
  orNumber: string;
  day: string;
  payorName: string;
  gross: string;
  isByCheck: boolean;
}
const BY_CHECK = `(r.check_number is not null and money_key(r.check_number) = money_key($1) and money_key(r.bank_name) = money_key($2))`;
const BY_REFERENCE = `(r.reference is not null and r.form_of_payment <> 'OFFSET' and money_key(r.reference) = money_key($3))`;
const EARLIER = columnsOf<Earlier>('receipt r')({
  id: id('r.id'),
  orNumber: text('r.or_number'),
  day: day('r.day'),
  payorName: text('r.payor_name'),
  gross: centavos('r.gross'),
  isByCheck: flag(`coalesce(${BY_CHECK}, false)`),
});
const FIND = `select ${EARLIER.select} from receipt r where r.status = 'ISSUED' and (${BY_CHECK} or ${BY_REFERENCE})
  order by r.id desc limit 1`;

const question = ({ orNumber, day: on, payorName, gross, isByCheck }: Earlier): Sentence => {
  const issued = `${orNumber}, ${formatDate(on)}, ${payorName}, ${formatPeso(centavosOf(gross) ?? 0n)}`;
  return isByCheck
    ? { en: `Already on ${issued}. It has the same check.`, fil: `Nasa ${issued} na. Pareho ang tseke.` }
    : {
        en: `Already on ${issued}. It has the same reference.`,
        fil: `Nasa ${issued} na. Pareho ang reference.`,
      };
};

/**
 * Returns the id of the latest receipt that stands with the same check or reference, once `confirmed` names it; null where there is none.
 * The series must be locked, so that nobody posts in between. 422 rule_same_money with the number to confirm.
 */
export const confirmedSameMoney = async (
  tx: Tx,
  { formOfPayment, bankName, checkNumber, referenceNumber }: Paid,
  confirmed: string | null,
): Promise<string | null> => {
  const reference = formOfPayment === 'OFFSET' ? null : referenceNumber;
  if (checkNumber === null && reference === null) return null;
  const values = [checkNumber, bankName, reference];
  const [earlier] = await EARLIER.read(tx, { name: 'same-money', text: FIND, values });
  if (!earlier) return null;
  if (confirmed !== earlier.orNumber)
    throw fail('rule_same_money', question(earlier), { earlier: earlier.orNumber });
  return earlier.id;
};

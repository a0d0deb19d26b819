import { formatDate, manilaDate } from '#domain/day.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { CertifiedPayor } from '#domain/settlement/certificates/certificate.ts';
import { type Quarter, quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import { payorOn } from '../../settlement/certificates/draftCertificates.ts';

const LAST = columnsOf<{ day: string | null }>('settlement_run r')({ day: day('max(r.day)') });
const READ = `select ${LAST.select} from settlement_run r`;

/** The last day that is settled; null before the first. */
export const settledThrough = async (tx: Pick<Tx, 'query'>): Promise<string | null> => {
  const [row] = await LAST.read(tx, { name: 'settled-through', text: READ });
  return row?.day ?? null;
};

const open = (through: string, to: string) => ({
  en: `The quarter ends on ${formatDate(to)} and is settled through ${formatDate(through)}: certificates are issued once its last day is.`,
  fil: `Nagtatapos ang quarter sa ${formatDate(to)} at na-settle na hanggang ${formatDate(through)}: inilalabas ang mga sertipiko kapag na-settle na ang huling araw nito.`,
});
const NO_PAYOR = {
  en: 'Who pays and signs on form 2307 is not set: set it in the report settings first.',
  fil: 'Hindi pa naitatakda kung sino ang nagbabayad at lumalagda sa form 2307: itakda muna ito sa report settings.',
};

type Closed = { payor: CertifiedPayor } | { code: 'rule_quarter_open' | 'rule_no_payor'; sentence: Sentence };

/** Who pays and signs today, for a quarter of which every day is settled; else why nothing is issued of it. */
export const closedQuarter = async (tx: Pick<Tx, 'query'>, quarter: Quarter, now: Date): Promise<Closed> => {
  const { to, from } = quarterDays(quarter);
  const through = await settledThrough(tx);
  if (!through || through < to) return { code: 'rule_quarter_open', sentence: open(through ?? from, to) };
  const payor = await payorOn(tx, manilaDate(now));
  return payor ? { payor } : { code: 'rule_no_payor', sentence: NO_PAYOR };
};

/** The same, thrown where nothing is issued. 422 rule_quarter_open, rule_no_payor. */
export const payorOfClosed = async (tx: Tx, quarter: Quarter, now: Date): Promise<CertifiedPayor> => {
  const closed = await closedQuarter(tx, quarter, now);
  if ('code' in closed) throw fail(closed.code, closed.sentence);
  return closed.payor;
};

import type { OwedCertificate } from '#contract/finance/owedCertificates.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import { OWED, OWED_FROM, PAPER, PAPER_FROM, PART, READ_PARTS } from './owedColumns.ts';

const FIND = `select ${OWED.select} from ${OWED_FROM} where c.id = $1`;
const PAPERS = `select ${PAPER.select} from ${PAPER_FROM} where w.owed_id = $1 order by w.id desc`;
const KEY = 'select c.payee from owed_certificate c where c.id = $1';

/** One certificate that is owed to us, with the lines that it is of and every paper that arrived. 404. */
export const readOwedCertificate = async (tx: Tx, wanted: string): Promise<OwedCertificate> => {
  const values = [toId(wanted)];
  const [[owed], papers, [key]] = await Promise.all([
    OWED.read(tx, { name: 'read-owed', text: FIND, values }),
    PAPER.read(tx, { name: 'papers-of-owed', text: PAPERS, values }),
    tx.query<{ payee: string }>({ name: 'payee-of-owed', text: KEY, values }),
  ]);
  if (!owed || !key) throw notFound();
  const { from, to } = quarterDays(owed.quarter);
  const parts = await PART.read(tx, {
    name: 'parts-of-owed',
    text: READ_PARTS,
    values: [key.payee, owed.quarter, from, to],
  });
  return { ...owed, parts, papers };
};

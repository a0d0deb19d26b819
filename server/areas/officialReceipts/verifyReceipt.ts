import type { VerifiedReceipt } from '#contract/finance/officialReceipts.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, text } from '../../db/columns/kinds.ts';
import { notFound } from '../../http/errors/fail.ts';
import { osAnyone } from '../../http/os.ts';

const VERIFIED = columnsOf<VerifiedReceipt>(`verified_receipt('') v`)({
  orNumber: text('v.or_number'),
  dateIssued: day('v.day'),
  grossAmount: centavos('v.gross'),
  status: text('v.status'),
});
const READ = `select ${VERIFIED.select} from verified_receipt($1) v`;

/** What anybody learns who holds a receipt with its code: number, day, gross and status. 404. */
export const verifyReceipt = osAnyone.officialReceipts.verifyReceipt.handler(
  async ({ input, context: { tx } }) => {
    const values = [input.params.code.toLowerCase()];
    const [row] = await VERIFIED.read(tx, { name: 'verify-receipt', text: READ, values });
    if (!row) throw notFound();
    return { data: row };
  },
);

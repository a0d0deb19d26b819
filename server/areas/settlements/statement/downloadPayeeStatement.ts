import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PayeeStatement } from '#contract/finance/settlements.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import type { Language } from '#domain/sentence.ts';
import { withContext } from '../../../db/context.ts';
import { writeXlsx } from '../../../documents/writeXlsx.ts';
import { sessionEnded } from '../../../http/errors/fail.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { osOpen } from '../../../http/os.ts';
import { printFor } from '../../../records/print/printFor.ts';
import { readStatement } from './readStatement.ts';
import { statementPaper, statementSheet } from './statementWords.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;
const EVENT = `select audit.record_event('DOWNLOAD', 'payout', $1, null, $2::jsonb)`;

const workbook = async (statement: PayeeStatement, language: Language, now: Date): Promise<Buffer> => {
  const { rows, ...book } = statementSheet(statement, language);
  const values = async function* () {
    yield* rows;
  };
  return buffer(Readable.from(writeXlsx({ ...book, now, language }, values())));
};

/** The statement of the payee of a payout as a file; no connection is held while it is written. Stands in the audit trail. 400, 404. */
export const downloadPayeeStatement = osOpen.settlements.downloadPayeeStatement.handler(
  async ({ input, context }) => {
    const { deps, user, requestId, language, resHeaders } = context;
    if (!user) throw sessionEnded();
    const { format, ...range } = input.query;
    const now = deps.now();
    const { statement, name } = await withContext(deps.pools, user.actor, requestId, async (tx) => {
      const statement = await readStatement({ tx, user, deps }, input.params.id, range);
      const { payeeName, from, to, partnerId, merchantId } = statement;
      const name = cleanFileName(`statement-${payeeName}-${from}-${to}.${format}`);
      const details = { partner_id: partnerId, merchant_id: merchantId, name };
      await tx.query({ text: EVENT, values: [input.params.id, JSON.stringify(details)] });
      return { statement, name };
    });
    const printed = { language, at: now.toISOString(), by: user.username };
    const report = () => statementPaper(statement, printed);
    const bytes =
      format === 'pdf'
        ? await printFor({ ...context, user }, { kind: 'report', report: report() })
        : new Uint8Array(await workbook(statement, language, now));
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new File([bytes], name, { type: TYPES[format] });
  },
);

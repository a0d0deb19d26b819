import { manilaDate } from '#domain/day.ts';
import { BOOK_ROWS, TOO_LONG_FOR_BOOK } from '#domain/files/printedRows.ts';
import { writeXlsx } from '../../documents/writeXlsx.ts';
import { asSeenBy } from '../../http/caller/asSeenBy.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { aboutLines } from '../../jobs/export/aboutLines.ts';
import type { Exportable } from '../../jobs/export/exportable.ts';
import { filterNames } from '../../jobs/export/filterNames.ts';
import { askerOf } from '../../records/asker.ts';
import type { Work } from '../../records/lock/work.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What a contract is; who of the staff did what to it stands in the list. */
const COLUMNS = [
  ...['number', 'partnerName', 'hsisCode', 'state', 'startDate', 'expiryDate', 'daysLeft'],
  ...['signedFileName', 'dtimeSigned'],
];
const EVENT = `select audit.record_event('EXPORT', 'contracts', $1, null, $2::jsonb)`;
const FIND = 'select p.id from partner p where p.id = $1';

const workbook = async (list: Exportable, context: Work, partnerId: string | null): Promise<File> => {
  const { tx, user, deps, language, requestId, resHeaders } = context;
  const query = partnerId === null ? '' : `partnerId=${partnerId}`;
  const asker = askerOf(context);
  if ((await list.count(tx, { query, asker }, BOOK_ROWS.most)) > BOOK_ROWS.most)
    throw fail('rule_report_long', TOO_LONG_FOR_BOOK);
  const rows = list.rows(tx, {
    query,
    asker,
    columns: COLUMNS,
    language,
    seen: (found) => asSeenBy({ user, pools: deps.pools, requestId }, language, found),
  });
  const columns = COLUMNS.flatMap((key) => list.columns[key] ?? []).map(({ label, kind }) => ({
    label: label[language],
    kind,
  }));
  const now = deps.now();
  const names = await filterNames(tx, query);
  const asked = { query, labels: list.columns, word: list.word, who: user.username, now, language, names };
  const about = (rowCount: number) => aboutLines(asked, rowCount);
  const paper = { title: list.title[language], columns, about, now, language };
  const parts = await Array.fromAsync(writeXlsx(paper, rows));
  await tx.query({ text: EVENT, values: [partnerId, JSON.stringify({ partner_id: partnerId })] });
  const name = `contracts-${manilaDate(now)}.xlsx`;
  resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File(
    parts.map((part) => new Uint8Array(part)),
    name,
    { type: XLSX },
  );
};

/** The partner when the caller sees it. */
const partnerOf = async ({ tx }: Work, wanted: string): Promise<string> => {
  const partnerId = toId(wanted);
  const found = await tx.query({ name: 'partner-of-contracts', text: FIND, values: [partnerId] });
  if (!found.length) throw notFound();
  return partnerId;
};

/** The list of contracts as a workbook, as far as the caller sees them. 404 for a partner that is not the caller's, 422 rule_report_long. */
export const downloadContracts = (list: Exportable) => ({
  downloadContracts: os.contracts.downloadContracts.handler(({ context }) => workbook(list, context, null)),
  downloadContractsByPartner: os.contracts.downloadContractsByPartner.handler(async ({ input, context }) =>
    workbook(list, context, await partnerOf(context, input.params.partnerId)),
  ),
  downloadContractsPublic: os.contracts.downloadContractsPublic.handler(async ({ context }) => {
    if (context.user.partnerId === null) throw notFound();
    return workbook(list, context, context.user.partnerId);
  }),
  downloadContractsByPartnerPublic: os.contracts.downloadContractsByPartnerPublic.handler(
    async ({ input, context }) => workbook(list, context, await partnerOf(context, input.params.partnerId)),
  ),
});

import { manilaDate } from '#domain/day.ts';
import { type Tx, withPlainContext } from '../../db/context.ts';
import { outageOf } from '../../db/outage.ts';
import type { Value } from '../../documents/cells.ts';
import { writeCsv } from '../../documents/writeCsv.ts';
import { writeXlsx } from '../../documents/writeXlsx.ts';
import { asSeenBy } from '../../http/caller/asSeenBy.ts';
import { permit } from '../../http/caller/permit.ts';
import { inRoleFor } from '../../http/caller/useRight.ts';
import { JobProblem } from '../jobProblem.ts';
import type { JobContext, Work } from '../work.ts';
import { type Asked, aboutLines } from './aboutLines.ts';
import type { Exportable, Exports, Selected } from './exportable.ts';
import { type ExportParams, exportParams } from './exportParams.ts';
import { filterNames } from './filterNames.ts';
import { finishExport } from './finishExport.ts';
import { putFile } from './putFile.ts';
import { storeZip } from './storeZip.ts';

const MEDIA_TYPES: Record<ExportParams['format'], string> = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const REPORT_ROWS = 500;
const UNKNOWN_FORM = {
  en: 'This export was ordered in a form that is no longer known.',
  fil: 'Ipinagawa ang export na ito sa anyong hindi na kilala.',
};
const NOT_YOURS = {
  en: 'You may no longer see this list.',
  fil: 'Hindi mo na puwedeng makita ang listahang ito.',
};

/** The rows, counted, with a word on the progress every few hundred. */
const reported = (list: Exportable, selected: Selected, tx: Tx, { report }: Work, total: number) => {
  const seen = { rows: 0 };
  const rows = async function* (): AsyncGenerator<Value[]> {
    for await (const row of list.rows(tx, selected)) {
      if (seen.rows % REPORT_ROWS === 0) await report(seen.rows, total);
      seen.rows += 1;
      yield row;
    }
    await report(seen.rows, total);
  };
  return { rows: rows(), seen };
};

const bytesOf = (
  list: Exportable,
  params: ExportParams,
  rows: AsyncIterable<Value[]>,
  { query, who, now, names, sums }: Pick<Asked, 'query' | 'who' | 'now' | 'names' | 'sums'>,
) => {
  const { language } = params;
  const known = params.columns.flatMap((key) => list.columns[key] ?? []);
  const columns = known.map(({ label, kind }) => ({ label: label[language], kind }));
  if (params.format === 'csv') return writeCsv(columns, rows, language);
  const about = (rowCount: number) =>
    aboutLines({ query, labels: list.columns, word: list.word, who, now, language, names, sums }, rowCount);
  return writeXlsx({ title: list.title[language], columns, about, now, language }, rows);
};

/** Writes the rows that the owner may see to a file of the store, in the owner's class and scope, one batch in memory. */
const store = async (
  list: Exportable,
  { deps }: JobContext,
  work: Work,
  params: ExportParams,
  key: string,
) => {
  const { user, turn } = work;
  const who = `${user.firstName} ${user.lastName} (${user.username})`;
  return withPlainContext(deps.pools, user.actor, `job-${turn.id}`, async (tx) => {
    const reader = { user, pools: deps.pools, requestId: `job-${turn.id}` };
    const selected: Selected = {
      ...params,
      asker: { user, now: deps.now() },
      seen: (rows) => asSeenBy(reader, params.language, rows),
    };
    const total = await list.count(tx, selected);
    const { rows, seen } = reported(list, selected, tx, work, total);
    const names = await filterNames(tx, params.query);
    const sums = await list.sums(tx, selected, params.language);
    const about = { query: list.whole(selected), who, now: deps.now(), names, sums };
    const bytes = bytesOf(list, params, rows, about);
    const stored = await putFile(deps, key, bytes);
    return { ...stored, rowCount: seen.rows };
  });
};

/**
 * Runs one export from its beginning: whatever an earlier attempt left is removed first. Throws JobProblem with a sentence for
 * the owner, or what the database or the store threw.
 */
export const runExport =
  (exports: Exports) =>
  async (shop: JobContext, asked: Work): Promise<void> => {
    const { deps } = shop;
    const parsed = exportParams.safeParse(asked.turn.params);
    if (!parsed.success) throw new JobProblem(UNKNOWN_FORM);
    const { data: params } = parsed;
    const list = exports[params.resource];
    const { meta } = list;
    try {
      permit({ deps, user: asked.user }, meta);
    } catch {
      throw new JobProblem(NOT_YOURS);
    }
    const work = { ...asked, user: inRoleFor(asked.user, meta.needs) };
    const folder = `exports/${work.turn.id}`;
    const key = `${folder}/${crypto.randomUUID()}.${params.format}`;
    const name = `${params.resource}-${manilaDate(deps.now())}.${params.format}`;
    await deps.files.removeAll(folder);
    const { papers, count } = list;
    try {
      const stored =
        params.format === 'zip' && papers
          ? await storeZip({ papers, count }, shop, work, { params, key, name })
          : await store(list, shop, work, params, key);
      await finishExport(shop, work, {
        ...stored,
        name,
        mediaType: MEDIA_TYPES[params.format],
        storageKey: key,
      });
    } catch (error) {
      // An answer that the line lost may have been that the job is done, with this file: who runs it again takes away what is left.
      if (outageOf(error) !== 'lost') await deps.files.remove(key).catch(() => undefined);
      throw error;
    }
  };

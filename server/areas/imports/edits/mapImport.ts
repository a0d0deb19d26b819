import type { z } from 'zod';
import type { imports } from '#contract/imports.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { cellText } from '#domain/imports/cells/cellText.ts';
import { problemSentence } from '#domain/imports/problems.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { ImportKind, ImportKinds } from '../../../imports/importKind.ts';
import { kindFor } from '../../../imports/kindFor.ts';
import { readImport, type StoredColumn, type StoredImport } from '../../../imports/readImport.ts';
import { doubledFields, isPlaced } from '../../../imports/rows/isPlaced.ts';
import { fieldAt, keepCells } from '../../../imports/rows/keepCells.ts';
import { rememberColumns } from '../../../imports/rows/placeColumns.ts';
import { orderStep } from '../../../imports/steps/orderStep.ts';
import { heldAtVersion } from '../heldImport.ts';
import type { ImportWork } from '../importWork.ts';
import { mustBeMappable } from '../mustWait.ts';
import { presentImport } from '../presentImport.ts';

type Body = z.output<NonNullable<(typeof imports.mapImport)['~orpc']['inputSchema']>>['body'];

const UNKNOWN_SHEET = { en: 'There is no such sheet', fil: 'Walang ganitong sheet' };
const TWICE = {
  en: 'Two columns cannot be the same field',
  fil: 'Hindi puwedeng iisang field ang dalawang column',
};

const NOT_KEPT = {
  en: 'Files of payments are not kept: upload it again, with its header in the first row of its first sheet.',
  fil: 'Hindi itinatago ang mga file ng bayad: i-upload itong muli, nasa unang hilera ng unang sheet ang header.',
};

const PLACE = `update import_job set sheet = coalesce($2, sheet), header_row = coalesce($3, header_row),
    editors = editors || jsonb_build_object($4::text, $5::timestamptz) where id = $1`;
const KEEP = `update import_job set columns = $2::jsonb, layout = layout || jsonb_build_object('preview', $5::jsonb), status = 'mapping', version = version + 1, updated_at = $3, updated_by = $4,
    message = null, ended_at = null, editors = editors || jsonb_build_object($4::text, $3::timestamptz) where id = $1`;

/** Another sheet begins with its own header row, unless that is said too. */
const readAnew = async (context: ImportWork, job: StoredImport, { sheet, headerRow }: Body) => {
  if (importKinds[job.kind].dropsFile) throw fail('rule_import_busy', NOT_KEPT);
  const known = job.layout.sheets ?? [];
  if (sheet !== undefined && !known.some(({ name }) => name === sheet))
    throw badFields({ sheet: UNKNOWN_SHEET });
  const { tx, user, language, deps } = context;
  const now = deps.now();
  const by = [user.username, now];
  await tx.query({ text: PLACE, values: [job.id, sheet ?? null, headerRow ?? null, ...by] });
  if (sheet !== undefined && sheet !== job.sheet && headerRow === undefined)
    await tx.query({ text: 'update import_job set header_row = null where id = $1', values: [job.id] });
  await orderStep(tx, { job, step: 'read', user, language, now, rows: 0 });
};

const chosen = (
  kind: ImportKind,
  job: StoredImport,
  choices: NonNullable<Body['columns']>,
): StoredColumn[] => {
  const wanted = new Map(choices.map(({ index, field }) => [index, field]));
  const known = new Set(kind.fields.map(({ key }) => key));
  const columns = job.columns.map((column): StoredColumn => {
    const field = wanted.has(column.index) ? (wanted.get(column.index) ?? null) : column.field;
    if (field !== null && !known.has(field))
      throw badFields({ [`columns.${column.index}`]: problemSentence('not_choice') });
    if (field === column.field) return column;
    return { ...column, field, how: field === null ? null : 'chosen' };
  });
  const doubled = doubledFields(columns);
  const twice = columns.filter(({ field }) => field !== null && doubled.includes(field));
  if (twice.length)
    throw badFields(Object.fromEntries(twice.map(({ index }) => [`columns.${index}`, TWICE])));
  return columns;
};

/** A column with what of its samples may be stored, as the field that it is now. */
const withKept =
  ({ kept }: ImportKind) =>
  (column: StoredColumn): StoredColumn =>
    kept ? { ...column, samples: column.samples.map((text) => kept(text, column.field, false)) } : column;

const placeAnew = async (context: ImportWork, job: StoredImport, choices: NonNullable<Body['columns']>) => {
  const { tx, user, language, deps, kinds } = context;
  const now = deps.now();
  const kind = kindFor(kinds, user, job.kind);
  const columns = chosen(kind, job, choices);
  const kept = keepCells(kind, fieldAt(columns));
  const preview = (job.layout.preview ?? []).map(({ row, cells }) => ({
    row,
    cells: row > (job.headerRow ?? 0) ? kept(cells).map(cellText) : cells,
  }));
  const values = [job.id, JSON.stringify(columns.map(withKept(kind))), now, user.username];
  await tx.query({ text: KEEP, values: [...values, JSON.stringify(preview)] });
  if (!isPlaced(kind, columns)) return;
  await rememberColumns(tx, user.userId, kind, columns, now);
  await orderStep(tx, { job, step: 'check', user, language, now, rows: job.counts.total ?? 0 });
};

/**
 * Takes another sheet, header row or match of columns. The rows are read or checked anew as soon as every required column is
 * matched. 404, 403, 409, 428; 400 for a field twice, an unknown field or sheet; 422 while a worker has it or rows are in.
 */
export const mapImport = (kinds: ImportKinds) =>
  os.imports.mapImport.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await heldAtVersion(work, input.params.id);
    mustBeMappable(job);
    const { body } = input;
    if (body.sheet !== undefined || body.headerRow !== undefined) await readAnew(work, job, body);
    else await placeAnew(work, job, body.columns ?? []);
    return { data: await presentImport(work, await readImport(context.tx, job.id)) };
  });

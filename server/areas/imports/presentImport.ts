import type { ImportColumn, ImportJob, ImportSummary } from '#contract/shapes/importShapes.ts';
import { isEditAction } from '#domain/importJobs/editActions.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { ROW_STATES, type RowState, UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { progressOf } from '#domain/imports/cells/progress.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, int, moment, text } from '../../db/columns/kinds.ts';
import { made } from '../../db/columns/nested.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { ImportKind } from '../../imports/importKind.ts';
import { kindFor } from '../../imports/kindFor.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { missingFields } from '../../imports/rows/isPlaced.ts';
import { OWN_EDIT } from '../../imports/rows/undoEdit.ts';
import type { Encoding } from '../../sheets/openedSheet.ts';
import type { ImportWork } from './importWork.ts';
import { CLEARED, needsCheck, whyNoCommit, whyNoUndo } from './whyNoCommit.ts';

const NONE = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>;

const countsOf = ({ counts }: StoredImport): ImportSummary['counts'] => {
  const { total = 0, warning = 0, matters: _, ...states } = counts;
  const known = { ...NONE, ...states };
  const judged = ROW_STATES.reduce((sum, state) => sum + known[state], 0);
  return { total, warning, ...known, notStarted: known.create + known.update + Math.max(0, total - judged) };
};

/** An import as lists show it. */
export const presentSummary = (job: StoredImport): ImportSummary => ({
  id: job.id,
  kind: job.kind,
  fileName: job.fileName,
  fileSize: job.fileSize,
  status: job.status,
  counts: countsOf(job),
  createdBy: job.createdBy,
  dtimeCreated: job.createdAt.toISOString(),
  dtimeEnded: job.endedAt?.toISOString() ?? null,
  seconds: Number(job.seconds),
  version: job.version,
});

interface Beside {
  done: number | null;
  since: Date | null;
  sameFileAs: ImportJob['sameFileAs'];
  undoableEdit: ImportJob['undoableEdit'];
  errorFileConflicts: number | null;
  requestId: string | null;
}

// What stands beside an import: how far its step is, whether the same bytes went in before, which edit its reader can take back.
const BESIDE = columnsOf<Beside>(
  'import_job i, job j, import_job s, import_edit_batch o, import_edit_batch f',
)({
  done: int('j.row_count'),
  since: moment('greatest(j.started_at, i.updated_at)'),
  sameFileAs: made(
    { id: id('s.id'), dtimeCreated: instant('s.created_at'), createdBy: text('s.created_by') },
    (same) =>
      same.id !== null && same.dtimeCreated !== null
        ? { id: same.id, dtimeCreated: same.dtimeCreated, createdBy: same.createdBy ?? '' }
        : null,
  ),
  undoableEdit: made(
    { edit: int('o.batch'), action: text('o.action'), cells: int('o.cells') },
    ({ edit, action, cells }) =>
      edit === null || cells === null || !isEditAction(action) ? null : { edit, action, cells },
  ),
  errorFileConflicts: int('f.skipped'),
  requestId: id(
    `(select a.id from approval_request a where a.import_id = i.id and a.state in ('PENDING', 'SCHEDULED'))`,
  ),
});
const READ = `select ${BESIDE.select}
  from import_job i left join job j on j.id = i.job_id and j.status in ('queued', 'running')
  left join lateral (
    select o.id, o.created_at, o.created_by from import_job o
    where o.file_sha256 = i.file_sha256 and o.kind = i.kind and o.id < i.id and o.status <> 'undone'
      and coalesce((o.counts ->> 'created')::int, 0) + coalesce((o.counts ->> 'updated')::int, 0) > 0
    order by o.id desc limit 1
  ) s on true
  left join lateral (${OWN_EDIT}) o on true
  left join lateral (
    select b.skipped from import_edit_batch b where b.import_id = i.id and b.created_by = $2 and b.action = 'error_file'
    order by b.batch desc limit 1
  ) f on true
  where i.id = $1`;

/** Whether the same bytes went in before, and the rest of what stands beside an import. */
export const readBeside = async (
  tx: Tx,
  importId: string,
  { username }: Pick<SignedIn, 'username'>,
): Promise<Beside | undefined> => {
  const [row] = await BESIDE.read(tx, { name: 'beside-import', text: READ, values: [importId, username] });
  return row;
};

/** Whether this user may change by a spreadsheet what is there, or only add. */
const mayUpdate = (user: SignedIn, { id }: ImportKind): boolean => {
  const { updates } = importKinds[id];
  return updates !== null && user.permissions.has(updates);
};

/** The columns that files of a kind may have, in the reader's words. */
export const fieldsOf = (kind: ImportKind, language: Language): ImportJob['fields'] =>
  kind.fields.map(({ key, header, type, required, hint, example }) => ({
    key,
    header,
    type,
    required,
    isKey: kind.keyFields.includes(key),
    hint: hint[language],
    example,
  }));

const progressNow = (job: StoredImport, beside: Beside | undefined, now: Date): ImportJob['progress'] => {
  if (!UNDER_WAY.includes(job.status)) return null;
  const elapsed = beside?.since ? now.getTime() - beside.since.getTime() : 0;
  return progressOf(beside?.done ?? 0, job.stepRows, elapsed);
};

/** The last of the others who mended rows. */
const othersEdit = ({ editors }: StoredImport, { username }: SignedIn): ImportJob['othersEdit'] =>
  Object.entries(editors)
    .filter(([by]) => by !== username)
    .map(([by, at]) => ({ by, dtimeEdited: new Date(at).toISOString() }))
    .sort((one, other) => other.dtimeEdited.localeCompare(one.dtimeEdited))[0] ?? null;

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};

const encodingOf = ({ layout: { encoding, letters = [] } }: StoredImport): ImportJob['encoding'] =>
  encoding ? { name: ENCODINGS[encoding], letters } : null;

/** Why it stopped, and that its rows are gone. */
const messageOf = ({ message, clearedAt }: StoredImport, language: Language): string | null => {
  const said = [message, clearedAt ? CLEARED : null].flatMap((sentence) => sentence?.[language] ?? []);
  return said.join(' ') || null;
};

/** Everything the page of an import shows but its rows. */
export const presentImport = async (
  { tx, user, deps, language, kinds }: ImportWork,
  job: StoredImport,
): Promise<ImportJob> => {
  const kind = kindFor(kinds, user, job.kind);
  const beside = await readBeside(tx, job.id, user);
  return {
    ...presentSummary(job),
    progress: progressNow(job, beside, deps.now()),
    updatedBy: job.updatedBy,
    othersEdit: othersEdit(job, user),
    message: messageOf(job, language),
    encoding: encodingOf(job),
    sheets: job.layout.sheets ?? [],
    sheet: job.sheet,
    headerRow: job.headerRow,
    preview: job.layout.preview ?? [],
    columns: job.columns.map(({ facts: _, ...column }): ImportColumn => column),
    fields: fieldsOf(kind, language),
    missing: job.columns.length ? missingFields(kind, job.columns) : [],
    sameFileAs: beside?.sameFileAs ?? null,
    mayUpdate: mayUpdate(user, kind),
    hasRows: job.clearedAt === null,
    undoableEdit: beside?.undoableEdit ?? null,
    errorFileConflicts: beside?.errorFileConflicts ?? 0,
    matters: job.counts.matters ?? null,
    approvalRequestId: beside?.requestId ?? null,
    confirmedBy: job.confirmedBy,
    needsCheck: needsCheck(job),
    whyNoCommit: whyNoCommit(job)?.[language] ?? null,
    whyNoUndo: whyNoUndo(job)?.[language] ?? null,
  };
};

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportJob, ImportProblem, ImportRow } from '#contract/shapes/importShapes.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { uploadBench } from '#tests/support/documents/uploads.ts';
import { type PartnerFileOptions, partnerFile, writePartnerFile } from './importFiles.ts';

const UNDER_WAY = ['reading', 'checking', 'committing', 'undoing'];
/** Tables that an import of partners writes, and those that tell that it wrote nothing. */
const TABLES = ['partner', 'address', 'contact_person', 'merchant'];

/** Who confirms what sales.admin imports. */
const SECOND = 'sbo.second';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The columns of the partner sheet, as a csv's first line. */
export const PARTNER_HEADER = partnerFields.map(({ header }) => header).join(',');
/** Places of cells in the partner sheet. */
export const COLUMN = Object.fromEntries(partnerFields.map(({ key }, at) => [key, at])) as Record<
  string,
  number
>;

/** A line of the partner sheet that has nothing wrong and is not the template's example, but for what is given. */
export const partnerLine = (code: string, given: Readonly<Record<string, string>> = {}): string => {
  const sound: Record<string, string> = Object.fromEntries(
    partnerFields.map(({ key, example }) => [key, key === 'middleName' ? 'Reyes' : example]),
  );
  return partnerFields
    .map(({ key }) => given[key] ?? (key === 'hsisPartnerCode' ? code : (sound[key] ?? '')))
    .join(',');
};

/** Uploads, mends, writes and takes back imports as the portal does. */
export const importBench = (app: TestApp) => {
  const { send } = uploadBench(app);
  const at = (id: string) => `/api/batch-processing/imports/${id}`;
  const upload = (
    kind: string,
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    as = 'sales.admin',
  ) =>
    send(`/api/batch-processing/${kind}/upload`, {
      as,
      name,
      content: typeof content === 'string' ? bytesOf(content) : content,
    });
  const read = async (id: string, as = 'sales.admin'): Promise<ImportJob> =>
    (await app.call('GET', at(id), { as })).body.data;
  /** The import once no worker has it. */
  const settled = async (id: string, as = 'sales.admin'): Promise<ImportJob> => {
    for (let turn = 0; turn < 1200; turn += 1) {
      const job = await read(id, as);
      if (!UNDER_WAY.includes(job.status)) return job;
      await sleep(50);
    }
    throw new Error('the import did not settle');
  };
  /** Uploads lines of partners and waits for their check. */
  const partners = async (lines: readonly string[], name = 'partners.csv', as = 'sales.admin') => {
    const { body } = await upload('partner', name, [PARTNER_HEADER, ...lines].join('\n'), as);
    return settled(body.data.id, as);
  };
  const commit = async (job: ImportJob, given: object = {}, as = 'sales.admin', kind = 'partner') =>
    app.call('POST', `/api/batch-processing/${kind}`, {
      as,
      body: { importId: job.id, ...given },
      headers: { 'If-Match': String(job.version) },
    });
  /** Decides on the request by which an import waits for a second person. */
  const decide = async (requestId: string, verb: 'approve' | 'refuse' | 'withdraw', as = SECOND) => {
    const path = `/api/approval-requests/${requestId}`;
    const { body } = await app.call('GET', path, { as });
    return app.call('POST', `${path}/${verb}`, {
      as,
      headers: { 'If-Match': String(body.data?.version ?? 1) },
      ...(verb === 'refuse' ? { body: { reason: 'The names are wrong' } } : {}),
    });
  };
  /** Has a second person confirm what an order answered, where it waits for one. */
  const confirm = async ({ status, body }: Answer, as = SECOND): Promise<Answer> => {
    if (status !== 202) return { status, body } as Answer;
    const answer = await decide(body.data.approvalRequestId, 'approve', as);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer;
  };
  /** Has a second person confirm an import that waits, or is about to; answers it once it is written. */
  const confirmWaiting = async (id: string): Promise<ImportJob> => {
    for (let turn = 0; turn < 200; turn += 1) {
      const { approvalRequestId } = await read(id);
      if (approvalRequestId) {
        await decide(approvalRequestId, 'approve');
        return settled(id);
      }
      await sleep(50);
    }
    throw new Error('the import does not wait for a second person');
  };
  /** Orders an import to be written, and has it confirmed where that is asked for. */
  const order = async (...args: Parameters<typeof commit>): Promise<Answer> =>
    confirm(await commit(...args), args[2] === 'finance.officer' ? 'finance.second' : SECOND);
  /** Has an import written: ordered by one person, and confirmed by another where that is asked for. */
  const committed = async (job: ImportJob, given: object = {}): Promise<ImportJob> => {
    const answer = await order(job, given);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return settled(job.id);
  };
  const verb = (job: ImportJob, name: string, as = 'sales.admin') =>
    app.call('POST', `${at(job.id)}/${name}`, { as, headers: { 'If-Match': String(job.version) } });
  const rows = async (id: string, query: Record<string, string> = {}): Promise<ImportRow[]> =>
    (await app.call('GET', `${at(id)}/rows`, { as: 'sales.admin', query })).body.data.list;
  /** The number of the last edit of an import, as its rows report it. */
  const lastEdit = async (id: string): Promise<number> => {
    const { rows: found } = await app.admin.query<{ edit: number }>(
      'select coalesce(max(batch), 0)::int as edit from import_edit_batch where import_id = $1',
      [id],
    );
    return found[0]?.edit ?? 0;
  };
  /** Changes cells as somebody who has seen all that was changed before, unless `seen` says otherwise. */
  const edit = async (
    id: string,
    edits: { row: number; column: number; text: string; seen?: number }[],
    as = 'sales.admin',
  ) => {
    const seen = await lastEdit(id);
    return app.call('POST', `${at(id)}/cells`, {
      as,
      body: { edits: edits.map((one) => ({ seen, ...one })) },
    });
  };
  /** Leaves rows out or takes them in again; answers the import once no worker has it. */
  const leaveOut = async (id: string, body: object): Promise<ImportJob> => {
    const answer = await app.call('POST', `${at(id)}/left-out`, { as: 'sales.admin', body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return settled(id);
  };
  /** Every problem of an import, a hundred rows at a time. */
  const problems = async (id: string): Promise<(ImportProblem & { row: number })[]> => {
    const found: (ImportProblem & { row: number })[] = [];
    for (let offset = 0; ; offset += 100) {
      const page = await rows(id, { limit: '100', offset: String(offset) });
      found.push(...page.flatMap((one) => one.problems.map((problem) => ({ ...problem, row: one.row }))));
      if (page.length < 100) return found;
    }
  };
  /** A generated partner sheet as its bytes, with what is wrong in it. */
  const generated = async (options: PartnerFileOptions) => {
    const folder = await mkdtemp(join(tmpdir(), 'suki-sheet-'));
    try {
      const file = partnerFile(options);
      const path = join(folder, 'sheet');
      await writePartnerFile(path, file);
      return { file, content: new Uint8Array(await readFile(path)) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  /** What business tables hold, without the marks of time and number. */
  const checksum = async (): Promise<string> => {
    const sums: string[] = [];
    for (const table of TABLES) {
      const { rows: found } = await app.admin.query<{ sum: string }>(
        `select count(*) || ':' || coalesce(md5(string_agg(j, '' order by j)), '') as sum from (
          select (to_jsonb(t) - 'version' - 'updated_at' - 'updated_by' - 'edited_at' - 'edited_by')::text as j from ${table} t) x`,
      );
      sums.push(`${table} ${found[0]?.sum}`);
    }
    return sums.join('\n');
  };
  return {
    at,
    upload,
    read,
    settled,
    partners,
    commit,
    decide,
    confirm,
    confirmWaiting,
    order,
    committed,
    verb,
    rows,
    lastEdit,
    edit,
    leaveOut,
    problems,
    generated,
    checksum,
    send,
  };
};

import { z } from 'zod';
import { type ExportList, exportLists } from '#domain/files/exportLists.ts';
import { call } from './call.ts';
import { envelope, id, instant } from './envelope.ts';
import { filter, listOf, listQuery } from './list.ts';
import { own } from './messages/own.ts';

const ofUser = { access: 'session', addition: true, inView: 'own' } as const;

/** A list that can be exported. */
export const exportList = z.enum(Object.keys(exportLists) as ExportList[]);

export const JOB_SORTS = ['kind', 'status', 'rowCount', 'dtimeCreated', 'dtimeEnded', 'id'] as const;

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const jobFilters = { status: filter.oneOf(JOB_STATUSES) };

const jobRow = z.object({
  id,
  kind: z.enum(['export', 'import', 'certificates', 'receipts']),
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  /** 0 to 100. */
  progress: z.number().int(),
  message: z.string().nullable(),
  fileId: id.nullable(),
  /** Page of what the work is about, where it has one. */
  link: z.string().nullable(),
  rowCount: z.number().int().nullable(),
  dtimeCreated: instant,
  dtimeEnded: instant.nullable(),
});
export type JobRow = z.infer<typeof jobRow>;

const NO_COLUMN = own({ en: 'Choose at least one column', fil: 'Pumili ng kahit isang column' });
const exportOrder = z
  .strictObject({
    resource: exportList,
    /** The list's query string without paging, for example `status=A&sort=-name`; of people with the `partnerId` of their list. */
    query: z.string().max(4000),
    /** At least one, except of a zip, which has the papers of the rows as they are. */
    columns: z.array(z.string().max(60)).max(60),
    /** `zip` where the rows of the list have papers: those of form 2307. */
    format: z.enum(['xlsx', 'csv', 'zip']),
  })
  .refine(({ columns, format }) => format === 'zip' || columns.length > 0, {
    path: ['columns'],
    message: NO_COLUMN,
  });

/** Long work of the signed-in user: exports of lists, and the steps of imports. */
export const jobs = {
  listJobs: call('GET', '/api/jobs', ofUser)
    .input(z.object({ query: listQuery(jobFilters, JOB_SORTS) }))
    .output(listOf(jobRow)),
  getJob: call('GET', '/api/jobs/{id}', ofUser)
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(envelope(jobRow)),
  cancelJob: call('POST', '/api/jobs/{id}/cancel', ofUser)
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(envelope(jobRow)),
  /**
   * Exports all rows of a list that the caller may see: same filter and sort as the list call's query string, chosen columns.
   * Needs the permission of the list; runs as a job in the caller's own scope. 400 on `format`
   * for a zip of what has no papers, 422 rule_export_columns.
   */
  createExport: call('POST', '/api/exports', { ...ofUser, heavy: true })
    .input(z.object({ body: exportOrder }))
    .output(envelope(jobRow)),
};

/** A stored file as a blob; the permission check is that of what it belongs to. */
export const files = {
  downloadFile: call('GET', '/api/files/{id}/download', { ...ofUser, inView: 'file', heavy: true })
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(z.file()),
};

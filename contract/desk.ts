import { z } from 'zod';
import { type ExportList, exportLists } from '#domain/files/exportLists.ts';
import { call } from './call.ts';
import { data, done, id, instant, line, noInput } from './envelope.ts';
import { listOf, listQuery } from './list.ts';

/** A list that can be exported. */
export const exportList = z.enum(Object.keys(exportLists) as ExportList[]);

export const JOB_SORTS = ['kind', 'status', 'rowCount', 'dtimeCreated', 'dtimeEnded', 'id'] as const;

const own = { access: 'session', addition: true } as const;

const jobRow = z.object({
  id,
  kind: z.enum(['export', 'import']),
  title: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
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

/** Long work of the signed-in user: exports of lists, and the steps of imports. */
export const jobs = {
  listJobs: call('GET', '/api/jobs', own)
    .input(z.object({ query: listQuery({}, JOB_SORTS) }))
    .output(listOf(jobRow)),
  getJob: call('GET', '/api/jobs/{id}', own)
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(data(jobRow)),
  cancelJob: call('POST', '/api/jobs/{id}/cancel', own)
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(data(jobRow)),
  /**
   * Exports all rows of a list that the caller may see: same filter and sort as the list call's query string, chosen columns.
   * Needs the permission of the list; runs as a job in the caller's own scope.
   */
  createExport: call('POST', '/api/exports', own)
    .input(
      z.object({
        body: z.strictObject({
          resource: exportList,
          /** The list's query string without paging, for example `status=A&sort=-name`; of people with the `partnerId` of their list. */
          query: z.string().max(4000),
          columns: z.array(z.string().max(60)).min(1).max(60),
          format: z.enum(['xlsx', 'csv']),
        }),
      }),
    )
    .output(data(jobRow)),
};

/** A stored file as a blob; the permission check is that of what it belongs to. */
export const files = {
  downloadFile: call('GET', '/api/files/{id}/download', own)
    .input(z.object({ params: z.strictObject({ id }) }))
    .output(z.file()),
};

const notice = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  dtimeCreated: instant,
});
export type Notice = z.infer<typeof notice>;

export const notices = {
  listNotices: call('GET', '/api/notices', own)
    .input(noInput)
    .output(data(z.object({ list: z.array(notice), unread: z.number().int() }))),
  readNotices: call('POST', '/api/notices/read', own)
    .input(z.object({ body: z.strictObject({ ids: z.array(id).max(100) }) }))
    .output(done),
};

/** Draft keys name a form, a record and its version: `access-role/12/3`, `access-role/new`. */
const draftKey = z
  .string()
  .regex(/^[a-z0-9-]+(\/[A-Za-z0-9_-]+){1,4}$/)
  .max(120);
const draft = z.object({ key: z.string(), values: z.record(z.string(), z.unknown()), dtimeUpdated: instant });
export type Draft = z.infer<typeof draft>;
const draftBody = z.strictObject({
  key: draftKey,
  values: z.record(z.string(), z.unknown()),
  /** `dtimeUpdated` of the draft as the caller last saw it, null for none; without it what is there is overwritten. */
  seen: z.iso.datetime().nullish(),
});

/** What somebody typed and has not saved, kept on the server for 30 days, seen by nobody else. */
export const drafts = {
  /** The draft under the key, else the latest of the same record in another version (with its own key), else null. */
  getDraft: call('GET', '/api/drafts', own)
    .input(z.object({ query: z.strictObject({ key: draftKey }) }))
    .output(data(draft.nullable())),
  /** Keeps the values under the key. 409 with the draft that is there (null: it is gone) when it is not the one that was `seen`. */
  saveDraft: call('POST', '/api/drafts', { ...own, keyless: true })
    .input(z.object({ body: draftBody }))
    .output(data(draft)),
  deleteDraft: call('POST', '/api/drafts/discard', { ...own, keyless: true })
    .input(z.object({ body: z.strictObject({ key: draftKey }) }))
    .output(done),
};

/** The portal's own settings per user: columns, saved views, theme, language. Values are JSON. */
export const preferences = {
  getPreferences: call('GET', '/api/user/preferences', own)
    .input(noInput)
    .output(data(z.record(z.string(), z.unknown()))),
  /** Sets the given keys; null removes one. At most 200 keys and 64 KB a user. */
  savePreferences: call('POST', '/api/user/preferences', { ...own, keyless: true })
    .input(z.object({ body: z.strictObject({ values: z.record(line(120), z.unknown()) }) }))
    .output(done),
};

const demoMessage = z.object({
  id,
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  dtimeCreated: instant,
});

/** With DEMO=on the messages that would have gone out; otherwise 404. */
export const demo = {
  getOutbox: call('GET', '/api/demo/outbox', { access: 'anyone', addition: true, ownTransaction: true })
    .input(noInput)
    .output(data(z.object({ list: z.array(demoMessage) }))),
};

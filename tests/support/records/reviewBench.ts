import type { TestApp } from '#tests/support/app/app.ts';
import { inShort } from './applications.ts';

interface Asked {
  as?: string;
  version?: number | null;
  of?: 'partners' | 'merchants';
  headers?: Record<string, string>;
}

/** Decides on applications of a test app as reviewers do, and reads what came of it. */
export const reviewBench = (app: TestApp) => ({
  decide: (
    action: string,
    id: string,
    body: unknown = {},
    { as = 'sbo.reviewer', version = 1, of = 'partners', headers = {} }: Asked = {},
  ) =>
    app.call('POST', `/api/${of}/v3/${action}/workflow-status/${id}`, {
      as,
      body,
      headers: { ...headers, ...(version === null ? {} : { 'If-Match': String(version) }) },
    }),
  /** Status and workflow of a partner, `SUBMITTED/none`. */
  partner: (id: string) => inShort(app.admin, 'partner', id),
  store: (id: string) => inShort(app.admin, 'merchant', id),
  one: async (text: string, values: unknown[]) => (await app.admin.query(text, values)).rows[0],
  /** Somebody's notices, the newest first. */
  notices: async (as: string) => (await app.call('GET', '/api/notices', { as })).body.data.list,
});

import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { type BranchCells, bookOfLines, branchLines } from '#tests/support/imports/branchBook.ts';
import { sha256 } from './pieceBench.ts';

interface Own {
  as: string;
  reference: string;
}
interface Mended {
  edits?: readonly { row: number; cells: Readonly<Record<string, string>> }[];
  leftOut?: readonly number[];
  meant?: readonly number[];
  same?: {
    commodities?: readonly { code: string; types?: readonly string[] }[];
    schedules?: readonly { days: readonly string[]; openingHour: string; closingHour: string }[];
  };
}

/** Sends sheets of branches as the page does. */
export const sheetBench = (app: TestApp) => {
  const send = (
    { as }: Own,
    content: Uint8Array<ArrayBuffer>,
    { name = 'branches.xlsx', kind = 'branchSheet', size = content.length } = {},
  ): Promise<Answer> => {
    const body = new FormData();
    const texts = {
      id: crypto.randomUUID(),
      kind,
      offset: '0',
      size: `${size}`,
      sha256: sha256(content),
    };
    for (const [key, value] of Object.entries(texts)) body.set(key, value);
    body.set('file', new File([content], name));
    return app.call('POST', '/api/self-service/uploads', { as, body });
  };
  const upload = async (
    own: Own,
    content: Uint8Array<ArrayBuffer>,
    name = 'branches.xlsx',
  ): Promise<string> => {
    const { status, body } = await send(own, content, { name });
    if (status !== 200) throw new Error(`not uploaded: ${JSON.stringify(body)}`);
    return body.data.id;
  };
  const ofRows = (own: Own, rows: readonly BranchCells[]): Promise<string> =>
    upload(own, bookOfLines(branchLines(rows)));
  const ask =
    (verb: 'check' | 'add') =>
    (
      { as, reference }: Own,
      uploadId: string,
      { edits = [], leftOut = [], meant = [], same = {} }: Mended = {},
    ): Promise<Answer> =>
      app.call('POST', `/api/self-service/drafts/${reference}/branch-sheets/${verb}`, {
        as,
        body: { uploadId, edits, leftOut, meant, same },
      });
  return { send, upload, ofRows, check: ask('check'), add: ask('add') };
};

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import { writeTemplate } from '../../../imports/papers/writeTemplate.ts';
import { ownDraft } from '../drafts/ownDraft.ts';
import type { BranchKind } from './sheetWork.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NAMES = { en: 'branches.xlsx', fil: 'mga-sangay.xlsx' } as const;

/** The workbook that branches are typed into, with the headers that the reader reads. 404 without a draft. */
export const downloadBranchTemplate = (kind: BranchKind) =>
  os.applicantSheets.downloadBranchTemplate.handler(async ({ input, context }) => {
    const { tx, deps, language, resHeaders } = context;
    await ownDraft(context, input.params.referenceNumber);
    const lists = await kind.lists(tx);
    const about = {
      fields: kind.fieldsIn(language),
      lists,
      language,
      now: deps.now(),
      limits: kind.limits,
    };
    const bytes = await buffer(Readable.from(writeTemplate({ sheet: kind, ...about })));
    const name = NAMES[language];
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new File([bytes], name, { type: XLSX });
  });

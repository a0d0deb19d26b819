import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { TEMPLATE_NAMES } from '#domain/applicants/branchSheet.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import { writeTemplate } from '../../../imports/papers/writeTemplate.ts';
import { ownDraft } from '../drafts/ownDraft.ts';
import type { BranchKind } from './sheetWork.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
    const name = TEMPLATE_NAMES[language];
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new File([bytes], name, { type: XLSX });
  });

import { BRANCH_TEMPLATE_NAMES } from '#domain/applicants/branchSheet.ts';
import { os } from '../../../http/os.ts';
import type { BranchKind } from './sheetWork.ts';
import { templateFile } from './templateFile.ts';

/** The workbook that branches are typed into, with the headers that the reader reads. 404 without a draft. */
export const downloadBranchTemplate = (kind: BranchKind) =>
  os.applicantSheets.downloadBranchTemplate.handler(({ input, context }) => {
    const { referenceNumber } = input.params;
    return templateFile(kind, context, { referenceNumber, names: BRANCH_TEMPLATE_NAMES });
  });

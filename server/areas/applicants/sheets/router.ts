import { addBranchSheet } from './addBranchSheet.ts';
import { checkBranchSheet } from './checkBranchSheet.ts';
import { downloadBranchTemplate } from './downloadBranchTemplate.ts';
import type { BranchKind } from './sheetWork.ts';

export const applicantSheetsRouter = (kind: BranchKind) => ({
  downloadBranchTemplate: downloadBranchTemplate(kind),
  checkBranchSheet: checkBranchSheet(kind),
  addBranchSheet: addBranchSheet(kind),
});

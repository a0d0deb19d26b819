import type { PaperKind } from '../../../imports/sheets/sheetKind.ts';
import { addBranchSheet } from './addBranchSheet.ts';
import { checkBranchSheet } from './checkBranchSheet.ts';
import { downloadBranchTemplate } from './downloadBranchTemplate.ts';
import { downloadProductTemplate } from './downloadProductTemplate.ts';
import type { BranchKind } from './sheetWork.ts';

export const applicantSheetsRouter = ({
  branches,
  products,
}: {
  branches: BranchKind;
  products: PaperKind;
}) => ({
  downloadBranchTemplate: downloadBranchTemplate(branches),
  downloadProductTemplate: downloadProductTemplate(products),
  checkBranchSheet: checkBranchSheet(branches),
  addBranchSheet: addBranchSheet(branches),
});

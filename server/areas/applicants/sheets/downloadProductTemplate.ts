import { PRODUCT_TEMPLATE_NAMES } from '#domain/applicants/branchSheet.ts';
import { os } from '../../../http/os.ts';
import type { PaperKind } from '../../../imports/sheets/sheetKind.ts';
import { templateFile } from './templateFile.ts';

/** The workbook that products for Shoppingmall.ph are typed into. 404 without a draft. */
export const downloadProductTemplate = (kind: PaperKind) =>
  os.applicantSheets.downloadProductTemplate.handler(({ input, context }) => {
    const { referenceNumber } = input.params;
    return templateFile(kind, context, { referenceNumber, names: PRODUCT_TEMPLATE_NAMES });
  });

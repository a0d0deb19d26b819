import { isAllowedFile } from '../files/fileRules.ts';
import { each, type Sentence } from '../sentence.ts';
import { MOST_BRANCHES } from './draftParts.ts';

/** What a sheet of branches may weigh, in bytes: 500 rows with all columns filled take a tenth. */
export const MOST_SHEET_BYTES = 2 * 1024 * 1024;
/** So many rows below its header it may have. */
export const MOST_SHEET_ROWS = MOST_BRANCHES;

/** What the workbook is called that branches are typed into. */
export const BRANCH_TEMPLATE_NAMES = { en: 'list-of-branches.xlsx', fil: 'listahan-ng-sangay.xlsx' } as const;
/** What the workbook is called that products for Shoppingmall.ph are typed into. */
export const PRODUCT_TEMPLATE_NAMES = {
  en: 'list-of-products.xlsx',
  fil: 'listahan-ng-produkto.xlsx',
} as const;
/** What to say before a sheet is chosen. */
export const SHEET_STATED: Sentence = {
  en: `An .xlsx or .csv file of at most ${MOST_SHEET_ROWS} rows below the header and ${MOST_SHEET_BYTES / 1024 ** 2} MB`,
  fil: `Isang .xlsx o .csv file na hanggang ${MOST_SHEET_ROWS} hilera sa ibaba ng header at ${MOST_SHEET_BYTES / 1024 ** 2} MB`,
};

/** What its name may end with. */
export const SHEET_EXTENSIONS: readonly string[] = ['xlsx', 'csv'];

/** Why a file is not taken as a sheet of branches, by its name and its size in bytes, with what to do; null when it may be. */
export const sheetFileProblem = ({ name, size }: { name: string; size: number }): Sentence | null => {
  if (!isAllowedFile(name, SHEET_EXTENSIONS))
    return each((language) =>
      language === 'en'
        ? `${SHEET_STATED.en} is needed: open yours in your spreadsheet, choose “Save as”, .xlsx, and choose the new file.`
        : `${SHEET_STATED.fil} ang kailangan: buksan ang sa iyo sa spreadsheet, piliin ang “Save as”, .xlsx, at piliin ang bagong file.`,
    );
  if (size <= MOST_SHEET_BYTES) return null;
  return {
    en: 'This file is larger than a list of 500 branches: copy your rows alone into the template, without pictures.',
    fil: 'Mas malaki ang file na ito kaysa sa listahan ng 500 sangay: kopyahin ang mga hilera lang sa template, walang larawan.',
  };
};

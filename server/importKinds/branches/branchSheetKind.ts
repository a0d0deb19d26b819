import { MOST_SHEET_ROWS, SHEET_STATED } from '#domain/applicants/branchSheet.ts';
import { branchFields, branchFieldsIn } from '#domain/imports/fields/branchFields.ts';
import type { StoreForm } from '#domain/selfService/form/applicationForm.ts';
import type { SameCodes } from '#domain/selfService/sheet/sameForAll.ts';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import type { SheetKind } from '../../imports/sheets/sheetKind.ts';
import { branchJudge } from './branchJudge.ts';
import { templateLists } from './templateLists.ts';

const tooManyRows = (counted: number) => {
  const why: Sentence = {
    en: `One application takes ${MOST_SHEET_ROWS} branches at most, and this file has ${counted} rows: split it, or send two applications.`,
    fil: `Hanggang ${MOST_SHEET_ROWS} sangay lang ang isang aplikasyon, at may ${counted} hilera ang file na ito: hatiin ito, o magpadala ng dalawang aplikasyon.`,
  };
  return fail('rule_branches_full', why, { fields: { file: why } });
};

/** Branches of an application that is being written. */
export const branchSheetKind: SheetKind<StoreForm, SameCodes> = {
  id: 'branches',
  title: { en: 'Branches', fil: 'Mga sangay' },
  fields: branchFields,
  fieldsIn: branchFieldsIn,
  limits: SHEET_STATED,
  mostRows: MOST_SHEET_ROWS,
  tooManyRows,
  lists: templateLists,
  judge: branchJudge,
};

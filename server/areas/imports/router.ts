import type { ImportKinds } from '../../imports/importKind.ts';
import { cancelImport } from './cancelImport.ts';
import { commitImports } from './commitImports.ts';
import { editImportCells } from './edits/editImportCells.ts';
import { leaveOutImportRows } from './edits/leaveOutImportRows.ts';
import { mapImport } from './edits/mapImport.ts';
import { replaceImportCells } from './edits/replaceImportCells.ts';
import { undoImportEdit } from './edits/undoImportEdit.ts';
import { uploadImportErrors } from './edits/uploadImportErrors.ts';
import { downloadImportErrors } from './files/downloadImportErrors.ts';
import { downloadImportFile } from './files/downloadImportFile.ts';
import { downloadImportRows } from './files/downloadImportRows.ts';
import { downloadImportTemplate } from './files/downloadImportTemplate.ts';
import { stageFiles } from './files/stageFiles.ts';
import { wholeFiles } from './files/wholeFiles.ts';
import { getImport } from './getImport.ts';
import { listImportChoices } from './listImportChoices.ts';
import { listImportProblems } from './listImportProblems.ts';
import { listImportRows } from './listImportRows.ts';
import { listImports } from './listImports.ts';
import { retryImport } from './retryImport.ts';
import { undoImport } from './undoImport.ts';

/** The calls of imports, which bring in what is of the kinds that they are handed. */
export const importsRouter = (kinds: ImportKinds) => ({
  ...stageFiles(kinds),
  ...commitImports(kinds),
  ...wholeFiles(kinds),
  downloadImportTemplate: downloadImportTemplate(kinds),
  listImports: listImports(kinds),
  getImport: getImport(kinds),
  listImportRows: listImportRows(kinds),
  listImportProblems: listImportProblems(kinds),
  listImportChoices: listImportChoices(kinds),
  mapImport: mapImport(kinds),
  editImportCells: editImportCells(kinds),
  replaceImportCells: replaceImportCells(kinds),
  leaveOutImportRows: leaveOutImportRows(kinds),
  undoImportEdit: undoImportEdit(kinds),
  downloadImportErrors: downloadImportErrors(kinds),
  downloadImportRows: downloadImportRows(kinds),
  uploadImportErrors: uploadImportErrors(kinds),
  downloadImportFile: downloadImportFile(kinds),
  cancelImport: cancelImport(kinds),
  retryImport: retryImport(kinds),
  undoImport: undoImport(kinds),
});

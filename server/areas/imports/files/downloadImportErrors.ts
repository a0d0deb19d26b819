import { osOpen } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { failedRows } from '../../../imports/steps/failedRows.ts';
import { callerOf } from './importOnce.ts';
import { sendRows } from './sendRows.ts';

/** The rows that did not go in as a workbook; it stands in the audit trail. 404, 403, 409 once they were removed. */
export const downloadImportErrors = (kinds: ImportKinds) =>
  osOpen.imports.downloadImportErrors.handler((called) =>
    sendRows(callerOf(kinds, called), { id: called.input.params.id, name: 'errors', rowsOf: failedRows }),
  );

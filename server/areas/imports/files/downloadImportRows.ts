import { osOpen } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { confirmedRows } from '../../../imports/steps/failedRows.ts';
import { callerOf } from './importOnce.ts';
import { sendRows } from './sendRows.ts';

/**
 * The rows that a second person confirms, or has confirmed, as a workbook, also where the file itself is not kept; it stands in the audit
 * trail. 404, 403, 409 once they were removed.
 */
export const downloadImportRows = (kinds: ImportKinds) =>
  osOpen.imports.downloadImportRows.handler((called) => {
    const { id } = called.input.params;
    return sendRows(callerOf(kinds, called), {
      ...{ id, name: 'rows' },
      ...{ rowsOf: confirmedRows, stamp: `suki-rows/${id}` },
    });
  });

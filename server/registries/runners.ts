import { runQuarter } from '../areas/certificates/runQuarter.ts';
import { runReceiptMonth } from '../areas/officialReceipts/month/runReceiptMonth.ts';
import { dropFilesOf } from '../imports/steps/dropFiles.ts';
import { finishImport, giveUpImport, runImport } from '../imports/steps/runImport.ts';
import { runExport } from '../jobs/export/runExport.ts';
import type { Runners } from '../jobs/workOn.ts';
import { EXPORTS } from './exports.ts';
import { IMPORTS } from './imports.ts';

/** Every kind of job. `run` happens in a process of its own, the rest in the server. */
export const RUNNERS: Runners = {
  export: {
    run: runExport(EXPORTS),
    attempts: 3,
    interrupted: {
      en: 'This was interrupted three times. Try again, or narrow the filter.',
      fil: 'Tatlong beses itong naputol. Subukan muli, o paliitin ang filter.',
    },
  },
  import: {
    run: runImport(IMPORTS),
    // It goes on where it stood, so that an interruption costs one chunk.
    attempts: 100,
    interrupted: {
      en: 'This was interrupted too often. What is in is in: go on with the rest.',
      fil: 'Masyadong madalas itong naputol. Naipasok na ang naipasok: ituloy ang natitira.',
    },
    finish: finishImport,
    failed: giveUpImport,
    afterwards: dropFilesOf,
  },
  certificates: {
    run: runQuarter,
    // Who has a certificate keeps it, so that an interruption costs some hundreds at most.
    attempts: 100,
    interrupted: {
      en: 'This was interrupted too often. What is issued stands: issue the rest again.',
      fil: 'Masyadong madalas itong naputol. May bisa ang nailabas na: ilabas muli ang natitira.',
    },
  },
  receipts: {
    run: runReceiptMonth,
    // All receipts are issued in one transaction, so a retry starts from the beginning.
    attempts: 100,
    interrupted: {
      en: 'This was interrupted too often, and no receipt was issued. Look at the month again, and order it once more.',
      fil: 'Masyadong madalas itong naputol, at walang nailabas na resibo. Tingnan muli ang buwan at ipagawa ulit.',
    },
  },
};

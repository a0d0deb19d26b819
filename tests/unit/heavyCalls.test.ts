import { describe, expect, it } from 'vitest';
import { callsOf } from '#tests/access/contractCalls.ts';

const calls = callsOf();
/** Calls that build or write more than a page though they neither answer nor take a file. */
const ALSO_HEAVY = [
  'applicantSheets.checkBranchSheet',
  'imports.mapImport',
  'imports.replaceImportCells',
  'jobs.createExport',
  'partners.createPartner',
  'promos.getPromoImages',
  'takenPayments.takeTransactions',
  'takenPayments.voidTransactions',
  'userRequests.approveUserRequests',
  'userRequests.rejectUserRequests',
];
/** Stored pictures and papers of which a page shows several. */
const PREVIEWS = [
  'applicantUploads.previewUpload',
  'documents.previewDocument',
  'documents.previewStagedFile',
  'owedCertificates.viewOwedPaper',
  'promos.getPromoImages',
  'promos.previewPromoImage',
  'protection.viewProtectionFile',
  'reportSettings.viewSignature',
  'userRequests.viewIdentification',
];

describe('a call that costs much', () => {
  it('is marked heavy in the contract where it answers or takes a file, prints or exports', () => {
    const costly = calls.filter(
      ({ output, meta, path }) =>
        output === 'file' || meta.upload || /\/(print|exports?|generate-report|download)\b/.test(path),
    );
    expect(costly.length).toBeGreaterThan(50);
    expect(costly.filter(({ meta }) => !meta.heavy).map(({ id }) => id)).toEqual([]);
  });

  it('is marked where it works on more than a page without a file', () => {
    const marked = calls.filter(({ output, meta }) => meta.heavy && output !== 'file' && !meta.upload);
    expect(marked.map(({ id }) => id).sort()).toEqual(ALSO_HEAVY);
  });

  it('is a preview only where a page shows several of them', () => {
    const previews = calls.filter(({ meta }) => meta.heavy === 'preview');
    expect(previews.map(({ id }) => id).sort()).toEqual(PREVIEWS);
  });
});

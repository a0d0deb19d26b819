import { describe, expect, it } from 'vitest';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { FILES, KEPT_IN_VIEW, OWN, READ_IN_VIEW } from '#tests/access/viewCalls.ts';

// What sessions of applicants, or keys of machines, alone open knows no user, in a view or not.
const CALLS = callsOf().filter(({ meta }) => meta.access !== 'otp' && meta.access !== 'machine');
const READS = Object.entries(READ_IN_VIEW).flatMap(([area, names]) => names.map((name) => `${area}.${name}`));

describe('the contract and what was decided of views', () => {
  it('says of every read whether a view is answered', () => {
    const marked = (mark: ContractCall['meta']['inView']) =>
      CALLS.filter(({ meta, method }) => meta.inView === mark && (mark === 'kept' || method === 'GET'))
        .map(({ id }) => id)
        .sort();
    expect(marked('file')).toEqual([...FILES].sort());
    expect(marked('own')).toEqual([...OWN].sort());
    expect(marked('kept')).toEqual([...KEPT_IN_VIEW].sort());
    expect(marked(undefined)).toEqual([...READS].sort());
  });

  it('marks whatever hands out a file, but for a template and a picture of a promo, which are of nobody', () => {
    const files = CALLS.filter(({ method, output }) => method === 'GET' && output === 'file').map(
      ({ id }) => id,
    );
    const ofNobody = ['imports.downloadImportTemplate', 'promos.previewPromoImage'];
    const shown = files.filter((id) => !FILES.includes(id) && !OWN.includes(id));
    expect(shown.sort()).toEqual(ofNobody);
  });
});

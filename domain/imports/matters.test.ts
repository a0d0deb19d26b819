import { describe, expect, it } from 'vitest';
import { merchantFields, thirdPartyMerchantFields } from './fields/merchantFields.ts';
import { partnerFields } from './fields/partnerFields.ts';
import { isMatter, mattersOfChange, mattersOfNew, renameProblems } from './matters.ts';

const keysThatMatter = (fields: readonly { key: string }[]) => fields.map(({ key }) => key).filter(isMatter);

describe('what a second person looks at in an import', () => {
  it('is each new record that is active from the start, and none that is decided on later', () => {
    expect(mattersOfNew('A', 'newPartner')).toEqual(['newPartner']);
    expect(mattersOfNew('A', 'newStore')).toEqual(['newStore']);
    expect(mattersOfNew('SUBMITTED', 'newStore')).toBeNull();
  });

  it('is the name, TIN and address of an active record, each once', () => {
    const fields = ['street', 'tinNumber', 'merchantName', 'city', 'emailAddress'];
    expect(mattersOfChange('A', fields)).toEqual(['name', 'tin', 'address']);
    expect(mattersOfChange('A', ['partnerName'])).toEqual(['name']);
    expect(mattersOfChange('A', ['mobileNumber', 'openingDays', 'partnerBrand'])).toBeNull();
    expect(mattersOfChange('A', [])).toBeNull();
  });

  it.each(['SUBMITTED', 'INCOMPLETE', 'APPROVED', 'I'])('is nothing of a record that is %s', (status) =>
    expect(mattersOfChange(status, ['partnerName', 'tinNumber'])).toBeNull(),
  );

  it('is warned of at the name, where an active record would lose its own', () => {
    expect(renameProblems('partnerName', mattersOfChange('A', ['partnerName', 'street']))).toEqual([
      { field: 'partnerName', code: 'renames' },
    ]);
    expect(renameProblems('merchantName', mattersOfChange('A', ['tinNumber']))).toEqual([]);
    expect(renameProblems('merchantName', mattersOfChange('SUBMITTED', ['merchantName']))).toEqual([]);
  });

  it('is these columns of the sheets', () => {
    const place = ['numberBuilding', 'street', 'barangay', 'city', 'province', 'region', 'zipCode'];
    expect(keysThatMatter(partnerFields).sort()).toEqual(['partnerName', ...place].sort());
    const ofStores = ['merchantName', 'tinNumber', ...place].sort();
    expect(keysThatMatter(merchantFields).sort()).toEqual(ofStores);
    expect(keysThatMatter(thirdPartyMerchantFields).sort()).toEqual(ofStores);
  });
});

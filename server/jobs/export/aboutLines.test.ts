import { describe, expect, it } from 'vitest';
import { same } from '#domain/sentence.ts';
import { aboutLines } from './aboutLines.ts';
import { filterTexts } from './filterTexts.ts';

const labels = { status: { label: { en: 'Status', fil: 'Katayuan' } }, name: { label: same('Name') } };

describe('the cover of an export', () => {
  it.each([
    ['', []],
    ['sort=-name', []],
    ['status=A', ['Status is A']],
    ['partnerName[like]=%C3%B1', ['Partner contains ñ']],
    ['at[gte]=2026-01-01&at[lte]=2026-01-31', ['at from 01/01/2026', 'at to 01/31/2026']],
    ['status[in]=A,B&sort=name', ['Status is one of A, B']],
    ['q=A,B&quarter=2026-Q3&hasRefunds=true', ['Search is A,B', 'Quarter is 2026-Q3', 'Has refunds is Yes']],
    ['constructor=1', ['constructor is 1']],
  ])('says of %j that %j', (query, texts) => {
    expect(filterTexts({ query, labels, language: 'en' })).toEqual(texts);
  });

  it('calls the records that a filter knows by their ids by their names, as far as they are known', () => {
    const names = {
      partnerId: new Map([['108', 'Aling Nena, Inc.']]),
      merchantId: new Map([['7', 'Nena Ermita']]),
    };
    const told = (query: string, language: 'en' | 'fil') => filterTexts({ query, labels, names, language });
    expect(told('partnerId=108', 'en')).toEqual(['Partner is Aling Nena, Inc.']);
    expect(told('merchantId[in]=7,9', 'fil')).toEqual(['Tindahan ay isa sa Nena Ermita, 9']);
    expect(told('day[gte]=2026-01-01', 'fil')).toEqual(['Araw mula 01/01/2026']);
  });

  it('says the codes of closed lists in words, and what was typed as it was', () => {
    const word = (field: string, value: string, language: 'en' | 'fil') =>
      field === 'status' && value === 'V' ? { en: 'Voided', fil: 'Pinawalang-bisa' }[language] : null;
    const told = (query: string, language: 'en' | 'fil') => filterTexts({ query, labels, word, language });
    expect(told('status=V', 'fil')).toEqual(['Katayuan ay Pinawalang-bisa']);
    expect(told('status[in]=V,W&name[like]=V', 'en')).toEqual([
      'Status is one of Voided, W',
      'Name contains V',
    ]);
  });

  const asked = {
    query: 'status=A&sort=-name',
    labels,
    who: 'Ana Cruz (ana)',
    now: new Date('2026-11-20T16:05:00Z'),
  };

  it('says who exported what, when in Manila, in which order and how many rows', () => {
    expect(aboutLines({ ...asked, language: 'en' }, 12)).toEqual([
      ['Exported by', 'Ana Cruz (ana)'],
      ['Exported at', '11/21/2026 00:05 (Manila)'],
      ['Filter', 'Status is A'],
      ['Sorted by', 'Name, descending'],
      ['Rows', '12'],
    ]);
  });

  it('says it in Filipino too', () => {
    expect(aboutLines({ ...asked, language: 'fil' }, 12)).toEqual([
      ['Nag-export', 'Ana Cruz (ana)'],
      ['Oras ng export', '11/21/2026 00:05 (Manila)'],
      ['Filter', 'Katayuan ay A'],
      ['Ayos ayon sa', 'Name, pababa'],
      ['Mga hilera', '12'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { MATTERS, matterField } from './matters.ts';
import { matterText, matterTexts } from './matterWords.ts';

describe('what a second person confirms, in words', () => {
  it('counts one as one and thousands with a comma', () => {
    expect(matterText('newPartner', 1).en).toBe('1 new active partner');
    expect(matterText('newStore', 12_480)).toEqual({
      en: '12,480 new active stores',
      fil: '12,480 bagong aktibong tindahan',
    });
  });

  it.each(MATTERS)('counts several of %s in Filipino without the plural of what is not counted', (matter) => {
    expect(matterText(matter, 8).fil).toMatch(/^8 (?!mga )/);
    expect(matterText(matter, 8).fil.slice(2)).toBe(matterText(matter, 1).fil.slice(2));
  });
  it('counts payments as 8 bayad', () => {
    expect(matterText('newPayment', 8)).toEqual({ en: '8 payments', fil: '8 bayad' });
  });

  it('names only what there is', () => {
    const counts = { newPartner: 2, newStore: 0, name: 1, tin: 0, address: 0, newPayment: 0, rows: 3 };
    expect(matterTexts(counts).map(({ en }) => en)).toEqual(['2 new active partners', '1 changed name']);
  });

  it('calls a field as its sheet does', () => {
    expect(['partnerName', 'tinNumber', 'street', 'other'].map(matterField)).toEqual([
      'Partner Name',
      'TIN',
      'Street',
      'other',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { didText } from '../../src/components/admin/records/whoText.ts';
import { list as en } from '../../src/i18n/en/list.ts';
import { list as fil } from '../../src/i18n/fil/list.ts';

const inWords = (list: typeof en) => {
  const texts = new Map(
    Object.entries(list.did).flatMap(([deed, said]) =>
      Object.entries(said).map(([who, text]) => [`list.did.${deed}.${who}`, text]),
    ),
  );
  const translate = (key: string, options?: Record<string, unknown>) =>
    texts.get(key)?.replace('%{name}', String(options?.name)) ?? key;
  return (by: string | null) => [
    didText('submitted', by, 'sales.admin', translate),
    didText('decided', by, 'sales.admin', translate),
  ];
};

describe('didText', () => {
  it('has a sentence for the reader, a person, an office and nobody', () => {
    const said = inWords(en);
    expect(said('Sales.Admin')).toEqual(['Submitted by you', 'Decided by you']);
    expect(said('sbo.second')).toEqual(['Submitted by sbo.second', 'Decided by sbo.second']);
    expect(said('SBO review')).toEqual(['Submitted by SBO review', 'Decided by SBO review']);
    expect(said(null)).toEqual(['Submitted', 'Decided']);
  });

  it('has them in Filipino, each with the particle of its own', () => {
    const said = inWords(fil);
    expect(said('sales.admin')).toEqual(['Isinumite mo', 'Pinasyahan mo']);
    expect(said('sbo.second')).toEqual(['Isinumite ni sbo.second', 'Pinasyahan ni sbo.second']);
    expect(said('Pagsusuri ng SBO')).toEqual([
      'Isinumite ng Pagsusuri ng SBO',
      'Pinasyahan ng Pagsusuri ng SBO',
    ]);
    expect(said('seed')[0]).toBe('Isinumite ng list.installed');
    expect(said('Ibang partner')[0]).toBe('Isinumite ng Ibang partner');
    expect(said(null)).toEqual(['Isinumite', 'Pinasyahan']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchantFields, thirdPartyMerchantFields } from '../fields/merchantFields.ts';
import { partnerFields } from '../fields/partnerFields.ts';
import { promoFields } from '../fields/promoFields.ts';
import { userRegistrationFields } from '../fields/userRegistrationFields.ts';
import { fold } from './fold.ts';
import { fingerprintOf, headerRowOf, matchColumns } from './matchColumns.ts';

const HEADERS = partnerFields.map(({ header }) => header);
const KEYS = new Map(partnerFields.map(({ header, key }) => [header, key]));
const matched = (...headers: string[]) =>
  matchColumns(headers, partnerFields).map(({ field, how }) => (field === null ? 'none' : `${field} ${how}`));

/** A header with one letter left out, doubled, replaced, or swapped with the next, as somebody mistypes it. */
const mistyped = (header: string) =>
  fc
    .tuple(
      fc.nat(header.length - 2),
      fc.constantFrom('leave', 'double', 'replace', 'swap'),
      fc.constantFrom(...'qxz'),
    )
    .map(([at, slip, letter]) => {
      const [head, sign = '', next = ''] = [header.slice(0, at), header[at], header[at + 1]];
      const tail = header.slice(at + 1);
      if (slip === 'leave') return head + tail;
      if (slip === 'double') return head + sign + sign + tail;
      return slip === 'replace' ? head + letter + tail : head + next + sign + header.slice(at + 2);
    });
const inAnyCase = (header: string) =>
  fc.constantFrom(
    header,
    header.toLowerCase(),
    header.toUpperCase(),
    ` ${header} *`,
    header.replaceAll(' ', '_'),
  );

describe('the columns of the partner sheet', () => {
  const shuffled = fc.shuffledSubarray(HEADERS, { minLength: HEADERS.length });

  it('[batch.partnerColumns] are found by their own names', () => {
    expect(HEADERS).toHaveLength(19);
    expect(matchColumns(HEADERS, partnerFields)).toEqual(
      partnerFields.map(({ key }) => ({ field: key, how: 'exact' })),
    );
  });

  it('[batch.partnerColumns] are found in any order and case, one typo in each', () => {
    const sheet = shuffled.chain((headers) =>
      fc.tuple(
        fc.constant(headers),
        fc.tuple(
          ...headers.map((header) => fc.oneof(mistyped(header), fc.constant(header)).chain(inAnyCase)),
        ),
      ),
    );
    fc.assert(
      fc.property(sheet, ([headers, typed]) => {
        const found = matchColumns(typed, partnerFields).map(({ field }) => field);
        expect(found, typed.join(' | ')).toEqual(headers.map((header) => KEYS.get(header)));
      }),
      { numRuns: 200 },
    );
  });

  it('[batch.partnerColumns] are found where the file has others besides', () => {
    const found = matchColumns(['Remarks', ...HEADERS, 'Date Encoded', ''], partnerFields);
    expect(found.map(({ field }) => field)).toEqual([
      null,
      ...partnerFields.map(({ key }) => key),
      null,
      null,
    ]);
  });
});

describe('a column', () => {
  it('is found the surest way there is', () => {
    expect(matched('City', 'ZIP CODE', 'Brgy', 'Provnce')).toEqual([
      'city exact',
      'zipCode normalised',
      'barangay synonym',
      'province fuzzy',
    ]);
  });

  it('leaves the field to one that names it better', () => {
    expect(matched('Mobile', 'Mobile Number')).toEqual(['none', 'mobileNumber exact']);
    expect(matched('Regions', 'Region')).toEqual(['none', 'region exact']);
  });

  it('gets the same field as another that names it as well, so that somebody chooses', () => {
    expect(matched('City', 'City')).toEqual(['city exact', 'city exact']);
    expect(matched('Mobile', 'Cellphone')).toEqual(['mobileNumber synonym', 'mobileNumber synonym']);
  });

  it('gets none when it may be two, or is nothing known', () => {
    const [one, other] = [partnerFields[3], partnerFields[4]];
    if (!one || !other) throw new Error('no fields');
    const alike = [
      { ...one, key: 'a', header: 'Store Code', synonyms: ['Code'] },
      { ...other, key: 'b', header: 'Stone Code', synonyms: ['Code'] },
    ];
    expect(matchColumns(['Stoqe Code', 'Code'], alike).map(({ field }) => field)).toEqual([null, null]);
    expect(matched('', '—', 'Favourite colour', 'Ci', 'Nome')).toEqual([
      'none',
      'none',
      'none',
      'none',
      'none',
    ]);
  });
});

describe('a header whose letters were misread', () => {
  const numero = partnerFields.map((field) =>
    field.key === 'mobileNumber' ? { ...field, header: 'Número Móvil', synonyms: ['N.º'] } : field,
  );
  const misread = (header: string) => Buffer.from(header).toString('latin1');

  it.each([
    ['NÃºmero MÃ³vil', 'mobileNumber'],
    ['NÃƒÂºmero MÃƒÂ³vil', 'mobileNumber'],
    ['nÃºmero mÃ³vil *', 'mobileNumber'],
    ['NÃºmero MÃ³vill', 'mobileNumber'],
    ['N.Âº', 'mobileNumber'],
    // A blank that does not break, a dash, a mark in front of the first one.
    ['ZIPÂ\u00A0Code', 'zipCode'],
    ['Eâ€“mail', 'emailAddress'],
    ['ï»¿Partner Name', 'partnerName'],
    [misread('Barangay\u00A0'), 'barangay'],
    [misread('Región'), 'region'],
  ])('is found by what was meant: %j', (header, field) => {
    expect(matchColumns([header], numero)[0]?.field).toBe(field);
  });

  it('tells the row of headers too, and is the same file to remember', () => {
    const rows = [['List'], ['NÃºmero MÃ³vil', 'Cityâ„¢']].map((cells, at) => ({ row: at + 1, cells }));
    expect(headerRowOf(rows, numero)).toBe(2);
    expect(fingerprintOf(['NÃºmero'])).toBe(fingerprintOf(['Número']));
  });
});

describe('the header row', () => {
  const rows = (...cells: string[][]) => cells.map((texts, at) => ({ row: at + 3, cells: texts }));

  it('is the one that names most fields', () => {
    expect(
      headerRowOf(rows(['List of partners'], ['City'], HEADERS, ['P1', 'Name', 'City']), partnerFields),
    ).toBe(5);
  });

  it('is the first of several, and the first row where none names any', () => {
    expect(headerRowOf(rows(HEADERS, HEADERS), partnerFields)).toBe(3);
    expect(headerRowOf(rows(['a'], ['b']), partnerFields)).toBe(3);
    expect(headerRowOf([], partnerFields)).toBe(1);
  });
});

describe('the fingerprint of headers', () => {
  it('is the same however they are written, and another in another order', () => {
    expect(fingerprintOf(['Zip Code', 'City'])).toBe(fingerprintOf([' ZIP-code', 'city ']));
    expect(fingerprintOf(['City', 'Zip Code'])).not.toBe(fingerprintOf(['Zip Code', 'City']));
    expect(fingerprintOf(['a', 'b'])).not.toBe(fingerprintOf(['ab']));
    expect(fingerprintOf([])).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('headers as people shorten them', () => {
  it.each([
    ['Prov', 'province'],
    ['Prov.', 'province'],
    ['Brgy.', 'barangay'],
    ['Mun', 'city'],
    ['Municipality', 'city'],
    ['City/Mun.', 'city'],
    ['Tel', 'phoneNumber'],
    ['Tel No.', 'phoneNumber'],
    ['Tel. #', 'phoneNumber'],
    ['Cel', 'mobileNumber'],
    ['Cell #', 'mobileNumber'],
    ['CP No.', 'mobileNumber'],
    ['Addr.', 'street'],
    ['Zip', 'zipCode'],
    ['Postal', 'zipCode'],
    ['Reg.', 'region'],
    ['Email Add', 'emailAddress'],
    ['TIN No.', 'tinNumber'],
    ['Contact No.', 'contactNumber'],
  ])('%s is %s', (header, field) => {
    expect(matchColumns([header], merchantFields)[0]?.field).toBe(field);
  });

  it('name one field of a kind each', () => {
    for (const fields of [partnerFields, thirdPartyMerchantFields, userRegistrationFields, promoFields]) {
      const names = fields.flatMap(({ header, synonyms }) => [...new Set([header, ...synonyms].map(fold))]);
      expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fingerprint, inShort } from '#tests/support/imports/importKindBench.ts';
import { merchantImports, person } from './importMerchantRows.ts';

let app: TestApp;
type Imports = Awaited<ReturnType<typeof merchantImports>>;
let bench: Imports['bench'];
let thirdParty: Imports['thirdParty'];
let own: Imports['own'];
let foreign: Imports['foreign'];
let row: Imports['row'];
let run: Imports['run'];
let store: Imports['store'];
beforeAll(async () => {
  app = await startTestApp();
  ({ bench, thirdParty, own, foreign, row, run, store } = await merchantImports(app));
});
afterAll(() => app.stop());

describe('a sheet of stores', () => {
  it('makes active stores of a partner', async () => {
    const wanted = row();
    const { verdicts, states } = await run([wanted]);
    expect(verdicts.map(inShort)).toEqual([[]]);
    expect(states).toEqual(['created']);
    const is = await store(wanted.hsisSalesroomCode);
    expect(is).toMatchObject({
      name: 'Magsino Calamba',
      status: 'A',
      merchant_type: 'PHYSICAL',
      vat_type: 'VAT_REGISTERED',
      tin_number: wanted.tinNumber,
      reference_number: null,
      is_same_address: false,
      is_same_bank: true,
      is_same_contact: true,
      partner: own,
      city: 'City of Calamba',
      street_number: '12',
      type: 'BUSINESS_PLACE',
      people: null,
      hours: null,
      version: 1,
    });
    expect(is.onboarded_by).toBe(is.partner_by);
  });

  it('takes a contact and hours of its own', async () => {
    const hours = { openingDays: 'Mon-Wed, Sat', openingHour: '9:00 AM', closingHour: '6pm' };
    const wanted = row({ ...person, ...hours });
    await run([wanted]);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({
      is_same_contact: false,
      people: ['Liezel CONTACT_PERSON'],
      hours: [[['Monday', 'Tuesday', 'Wednesday', 'Saturday'], '09:00:00', '18:00:00']],
    });
  });

  it('names all that is wrong with a row', async () => {
    const { verdicts } = await bench.stage([
      row({
        hsisSalesroomCode: 'a b',
        merchantType: 'Physcal store',
        vatType: 'none',
        barangay: 'Nowhere at all',
        emailAddress: 'a@example.test',
        openingDays: 'Someday',
        openingHour: '18:00',
        closingHour: '9:00',
      }),
    ]);
    expect(verdicts.map(inShort)).toEqual([
      [
        'hsisSalesroomCode not_code',
        'merchantType not_choice → Physical store',
        'vatType not_choice',
        'barangay not_place',
        ...['firstName required', 'lastName required', 'mobileNumber required'],
        ...['openingDays not_choice', 'closingHour closes_early'],
      ],
    ]);
  });

  it('takes no day twice', async () => {
    const { verdicts } = await bench.stage([
      row({ openingDays: 'Mon-Wed, Tue', openingHour: '09:00', closingHour: '18:00' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([['openingDays repeated_day']]);
  });

  it('takes no store of a partner that is not active', async () => {
    const { rows } = await app.admin.query(
      `insert into partner (hsis_code, name, status) values ('IMP-OFF', 'Blocked', 'B') returning hsis_code`,
    );
    const { verdicts } = await bench.stage([row({ hsisPartnerCode: rows[0].hsis_code })]);
    expect(verdicts.map(inShort)).toEqual([['hsisPartnerCode not_active']]);
  });

  it('finds TINs that are taken, in the data and in the file', async () => {
    const [first, second, third] = [row(), row(), row()];
    await run([first]);
    const { verdicts } = await bench.stage([
      { ...second, tinNumber: first.tinNumber?.replace(/001$/, '000001') ?? null },
      third,
      { ...row(), tinNumber: third.tinNumber ?? null },
    ]);
    expect(verdicts.map(inShort)).toEqual([['tinNumber taken'], [], ['tinNumber twice_in_file']]);
  });
});

describe('people of a partner', () => {
  it('hand stores in, which are submitted', async () => {
    const wanted = row();
    const { states } = await run([wanted], 'partner.admin');
    expect(states).toEqual(['created']);
    const is = await store(wanted.hsisSalesroomCode);
    expect(is).toMatchObject({ status: 'SUBMITTED', submitted_by: 'partner.admin' });
    expect(is.reference_number).toMatch(/^SK-\d{4}-\d{6}$/);
  });

  it('read of a partner that is not theirs what they read of none', async () => {
    const before = await fingerprint(app, ['partner', 'merchant', 'address']);
    const { importId, verdicts } = await bench.stage(
      [row({ hsisPartnerCode: foreign }), row({ hsisPartnerCode: 'P-NONE' })],
      'partner.admin',
    );
    await bench.write(importId, 'partner.admin');
    expect(verdicts.map(inShort)).toEqual([
      ['hsisPartnerCode unknown_code'],
      ['hsisPartnerCode unknown_code'],
    ]);
    expect(await fingerprint(app, ['partner', 'merchant', 'address'])).toEqual(before);
  });

  it('take their own back', async () => {
    const wanted = row({ ...person, openingDays: 'Daily', openingHour: '08:00', closingHour: '17:00' });
    const { importId } = await run([wanted], 'partner.admin');
    await bench.reverse(importId, 'partner.admin');
    expect(await bench.states(importId)).toEqual(['reversed']);
    expect(await store(wanted.hsisSalesroomCode)).toBeUndefined();
  });

  it('of single stores import none, and nobody but staff third-party ones', async () => {
    await expect(bench.stage([row()], 'store.manager')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(thirdParty.stage([row()], 'partner.admin')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a store that is there', () => {
  it('is left alone, or changes with before and after', async () => {
    const wanted = row({ ...person, openingDays: 'Daily', openingHour: '08:00', closingHour: '17:00' });
    await run([wanted]);
    expect((await run([wanted])).states).toEqual(['unchanged']);
    const tables = ['merchant', 'address', 'contact_person', 'merchant_schedule'];
    const changed = {
      ...wanted,
      merchantName: 'Magsino Los Baños',
      city: 'Los Baños',
      barangay: 'Anos',
      zipCode: '4030',
    };
    const { importId, verdicts, states } = await run([{ ...changed, closingHour: '21:00', lastName: 'Tan' }]);
    expect(verdicts[0]?.changes?.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['merchantName', 'Magsino Calamba', 'Magsino Los Baños'],
      ['city', 'City of Calamba', 'Los Baños'],
      ['barangay', 'Real', 'Anos'],
      ['zipCode', '4027', '4030'],
      ['lastName', 'Magsino', 'Tan'],
      [
        'openingDays',
        'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday 08:00–17:00',
        'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday 08:00–21:00',
      ],
    ]);
    expect(verdicts.map(inShort)).toEqual([['merchantName renames']]);
    expect(states).toEqual(['updated']);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({ city: 'Los Baños', version: 2 });
    const after = await fingerprint(app, tables.slice(0, 3));
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed']);
    expect(await fingerprint(app, tables.slice(0, 3))).not.toEqual(after);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({
      city: 'City of Calamba',
      name: 'Magsino Calamba',
    });
  });

  it('shares its partner’s address and contacts no longer, until that is taken back', async () => {
    const wanted = row();
    await run([wanted]);
    await app.admin.query('update merchant set is_same_address = true where hsis_salesroom_code = $1', [
      wanted.hsisSalesroomCode,
    ]);
    const { importId } = await run([{ ...wanted, street: 'Another Street', ...person }]);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({
      is_same_address: false,
      is_same_contact: false,
      people: ['Liezel CONTACT_PERSON'],
    });
    await bench.reverse(importId);
    expect(await store(wanted.hsisSalesroomCode)).toMatchObject({
      is_same_address: true,
      is_same_contact: true,
      people: null,
    });
  });

  it('is changed by the partner’s own people too', async () => {
    const wanted = row();
    await run([wanted], 'partner.admin');
    const { states } = await run([{ ...wanted, segment: 'Furniture' }], 'partner.admin');
    expect(states).toEqual(['updated']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { checkExistingPartner, type ExistingPartner, invalidPartnerSentence } from './existingPartner.ts';

const whole: ExistingPartner = {
  tinNumber: '123456789',
  businessType: 'Sole Proprietorship',
  dtiRegistrationNumber: 'D1',
  secRegistrationNumber: null,
  referenceNumber: 'R1',
};
const check = async (changed: Partial<ExistingPartner>, made: string | null = null) => {
  const generate = vi.fn(async () => made);
  const checked = await checkExistingPartner({ ...whole, ...changed }, generate);
  return { checked, asked: generate.mock.calls.length };
};
const refused = (what: string) => ({
  checked: { valid: false, error: `Invalid partner: ${what}` },
  asked: 0,
});

describe('an existing partner', () => {
  it.each([
    { tinNumber: null },
    { tinNumber: '', businessType: 'Corporation', secRegistrationNumber: 'S1' },
    { tinNumber: '  ' },
  ])('[existingPartner.tin] needs a TIN: %j', async (changed) =>
    expect(await check(changed)).toEqual(refused('missing tin')),
  );

  it.each([null, '', ' '])(
    '[existingPartner.dti] that is a sole proprietorship needs a DTI number, not %j',
    async (dtiRegistrationNumber) =>
      expect(await check({ dtiRegistrationNumber, secRegistrationNumber: 'S1' })).toEqual(
        refused('Sole Proprietorship requires dti registration number'),
      ),
  );

  it('[existingPartner.dti] that is a sole proprietorship needs no SEC number', async () =>
    expect((await check({})).checked).toEqual({ valid: true, referenceNumber: 'R1' }));

  it.each(['Partnership', 'Corporation'])(
    '[existingPartner.sec] that is a %s needs a SEC number',
    async (type) =>
      expect(await check({ businessType: type })).toEqual(
        refused(`${type} requires sec registration number`),
      ),
  );

  it('[existingPartner.sec] that is a corporation needs no DTI number', async () => {
    const corporation = {
      businessType: 'Corporation',
      secRegistrationNumber: 'S1',
      dtiRegistrationNumber: null,
    };
    expect((await check(corporation)).checked.valid).toBe(true);
  });

  it('[existingPartner.dti] [existingPartner.sec] is known by the code of its type too, and told by its name', async () => {
    expect(await check({ businessType: 'SOLE_PROPRIETORSHIP', dtiRegistrationNumber: null })).toEqual(
      refused('Sole Proprietorship requires dti registration number'),
    );
    expect(await check({ businessType: 'ONE_PERSON_CORPORATION' })).toEqual(
      refused('One Person Corporation requires sec registration number'),
    );
  });

  it.each(['Cooperative', 'GOVERNMENT', null])('of the type %s needs neither number', async (businessType) =>
    expect((await check({ businessType, dtiRegistrationNumber: null })).checked.valid).toBe(true),
  );

  it('[existingPartner.referenceNumber] without a number is given one', async () =>
    expect(await check({ referenceNumber: null }, 'REF-1')).toEqual({
      checked: { valid: true, referenceNumber: 'REF-1' },
      asked: 1,
    }));

  it.each([null, ''])(
    '[existingPartner.referenceNumber] is refused when none can be made: %j',
    async (made) =>
      expect(await check({ referenceNumber: null }, made)).toEqual({
        ...refused('unable to generate partner reference number'),
        asked: 1,
      }),
  );

  it('[existingPartner.referenceNumber] keeps the one that it has', async () =>
    expect(await check({}, 'REF-1')).toEqual({ checked: { valid: true, referenceNumber: 'R1' }, asked: 0 }));

  it('[existingPartner.tin] is told of the first thing wrong, and makes no number before', async () => {
    const nothing = { tinNumber: null, dtiRegistrationNumber: null, referenceNumber: null };
    expect(await check(nothing, 'REF-1')).toEqual(refused('missing tin'));
    expect(await check({ ...nothing, tinNumber: '123456789' }, 'REF-1')).toEqual(
      refused('Sole Proprietorship requires dti registration number'),
    );
  });
});

describe('why a partner is invalid', () => {
  it.each([
    ['Invalid partner: missing tin', 'Hindi wastong partner: walang TIN'],
    [
      'Invalid partner: One Person Corporation requires sec registration number',
      'Hindi wastong partner: kailangan ng One Person Corporation ang numero ng rehistro sa SEC',
    ],
    [
      'Invalid partner: unable to generate partner reference number',
      'Hindi wastong partner: hindi makagawa ng reference number ng partner',
    ],
  ])('is said in both languages, in English as the specification has it: %s', (en, fil) =>
    expect(invalidPartnerSentence(en)).toEqual({ en, fil }),
  );
});

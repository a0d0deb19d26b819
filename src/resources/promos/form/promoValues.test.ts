import { describe, expect, it } from 'vitest';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { newPromo, promoInput } from '#contract/shapes/promoShapes.ts';
import { clonedValues, emptyPromo, fieldOf, promoBody, promoValues } from './promoValues.ts';

const promo: Promo = {
  promoId: '7',
  code: 'SUMMER-10',
  name: 'Ten percent of summer',
  status: 'SUBMITTED',
  isExpired: false,
  isFeatured: false,
  isQr: true,
  categories: [{ code: 'FOOD', name: 'Food', rank: 3 }],
  storeCategoryId: 'APPLIANCES',
  storeCategory: 'Appliances',
  storeName: 'Liezel’s Appliance Center',
  owner: null,
  partners: [{ id: '1', name: 'Liezel’s' }],
  discountRate: '12.50',
  minAmountDiscount: '1234.50',
  dtimeValidity: { from: '2026-12-01', to: '2026-12-31' },
  dtiDetails: { series: '2026', permitNum: 'FTEB-1234' },
  areaCoverage: 'REGIONAL',
  locationCount: 12,
  createdBy: 'loyalty.editor',
  dtimeCreated: '2026-11-01T00:00:00.000Z',
  dtimeUpdated: '2026-11-01T00:00:00.000Z',
  updatedBy: null,
  description: 'Words',
  termsAndConditions: '',
  coverage: { choice: 'REGIONAL', areas: [{ id: '1300000000', name: 'NCR' }] },
  merchantLocations: { mode: 'except', ids: ['9'], count: 12 },
  imageCount: 0,
  editedBy: null,
  hasOwnHands: false,
  dtimeEdited: null,
  version: 1,
};

describe('the form of a promo', () => {
  it('sends what it was given, in a body that the server takes', () => {
    const parsed = promoInput.parse(promoBody(promoValues(promo)));
    expect(parsed).toMatchObject({
      discountRate: '12.50',
      minAmountDiscount: '1234.50',
      dtimeValidity: promo.dtimeValidity,
      dtiDetails: promo.dtiDetails,
      partnerIds: ['1'],
      coverage: { choice: 'REGIONAL', ids: ['1300000000'] },
      merchantLocations: { mode: 'except', ids: ['9'] },
    });
  });

  it('of a new one asks for at least 0.00 to be spent [promo.minAmountDefault]', () => {
    expect(emptyPromo().minAmountDiscount).toBe('0.00');
    const body = promoBody({ ...promoValues(promo), minAmountDiscount: '' });
    expect(newPromo.parse(body).minAmountDiscount).toBe('0.00');
  });

  it('of a copy leaves open what belongs to one promo alone', () => {
    expect(clonedValues(promo)).toMatchObject({
      code: '',
      from: '',
      to: '',
      series: '',
      permitNum: '',
      categories: [{ code: 'FOOD', rank: null }],
      name: promo.name,
    });
  });

  it('finds the field that the server speaks of', () => {
    expect(fieldOf('categories.0.rank')).toBe('categories');
    expect(fieldOf('partnerIds')).toBe('partners');
    expect(fieldOf('dtiDetails.permitNum')).toBe('permitNum');
    expect(fieldOf('rule_code_taken')).toBe('code');
    expect(fieldOf('name')).toBeUndefined();
  });
});

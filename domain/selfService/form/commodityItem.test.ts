import { describe, expect, it } from 'vitest';
import { commodityItem } from './commodityItem.ts';

const television = { key: 'TV', label: 'Television', value: false, hidden: false };

describe('a commodity in the form', () => {
  it('[selfService.commodityReshape] has key, label and sub-commodities, each with the code of its commodity', () =>
    expect(
      commodityItem({ code: 'ELEC', name: 'Electronics', types: [{ code: 'TV', name: 'Television' }] }),
    ).toEqual({
      key: 'ELEC',
      label: 'Electronics',
      value: false,
      hidden: false,
      subCommodities: [{ ...television, parentCode: 'ELEC' }],
    }));

  it('[selfService.commodityReshape] has no parent itself, and may have no types', () => {
    const item = commodityItem({ code: 'X', name: 'Other', types: [] });
    expect(item.subCommodities).toEqual([]);
    expect(item).not.toHaveProperty('parentCode');
    for (const old of ['code', 'name', 'types']) expect(item).not.toHaveProperty(old);
  });

  it('keeps the order of its types', () => {
    const types = ['B', 'A', 'C'].map((code) => ({ code, name: code }));
    expect(commodityItem({ code: 'X', name: 'X', types }).subCommodities.map(({ key }) => key)).toEqual([
      'B',
      'A',
      'C',
    ]);
  });
});

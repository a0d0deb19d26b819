import { describe, expect, it } from 'vitest';
import { commodityItem } from '../form/commodityItem.ts';
import { sendCommodities } from './sendCommodities.ts';

const electronics = commodityItem({
  code: 'ELEC',
  name: 'Electronics',
  types: [
    { code: 'TV', name: 'Television' },
    { code: 'PHONE', name: 'Phones' },
  ],
});
const ticked = (...keys: string[]) => ({
  ...electronics,
  value: keys.includes('ELEC'),
  subCommodities: electronics.subCommodities.map((type) => ({ ...type, value: keys.includes(type.key) })),
});
const phones = { code: 'PHONE', name: 'Phones', isEnabled: true };

describe('commodities that are sent', () => {
  it('are those with a ticked type, with the ticked ones', () =>
    expect(sendCommodities([ticked('PHONE')])).toEqual([
      { code: 'ELEC', name: 'Electronics', isEnabled: true, types: [phones] },
    ]));

  it('are none when nothing is ticked', () => expect(sendCommodities([ticked(), electronics])).toEqual([]));

  it('go without types when only the commodity is ticked', () =>
    expect(sendCommodities([ticked('ELEC')])).toMatchObject([{ code: 'ELEC', types: [] }]));
});

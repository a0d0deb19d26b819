import { describe, expect, it } from 'vitest';
import { sendSites } from './sendSites.ts';

const site = (website: string) => ({ website, isEnabled: true });
const sent = (...sites: string[]) => sendSites(sites.map(site)).map(({ website }) => website);

describe('e-commerce sites that are sent', () => {
  it('[send.ecommerceSites] begin with the first', () =>
    expect(sent('https://a.ph', '')).toEqual(['https://a.ph']));

  it.each([[['']], [['', 'https://b.ph']], [[]], [['  ', 'https://b.ph']]])(
    '[send.ecommerceSites] are none of %j',
    (sites) => expect(sent(...sites)).toEqual([]),
  );

  it('[send.ecommerceSites] are all that are not empty once the first is not', () =>
    expect(sent(' https://a.ph ', '', 'https://b.ph', '  ')).toEqual(['https://a.ph', 'https://b.ph']));

  it('keep whether they are in use', () =>
    expect(sendSites([{ website: 'https://a.ph', isEnabled: false }])).toEqual([
      { website: 'https://a.ph', isEnabled: false },
    ]));
});

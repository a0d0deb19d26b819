import { expect, it } from 'vitest';
import { recordFilterDefs } from './recordFilterDefs.ts';

const STAFF = { type: 'INTERNAL', accessLevel: 'ALL' } as const;

it('offers the stores of the partner that is chosen, and partners whatever is', async () => {
  const asked: unknown[] = [];
  const chooser = (label: string) => ({
    label,
    find: async (...words: [string, string?]) => {
      asked.push([label, ...words]);
      return [];
    },
    one: async () => null,
  });
  for (const def of recordFilterDefs(STAFF, chooser('partners'), chooser('stores')))
    for (const values of [{}, { partnerId: '4' }]) if (def.kind === 'found') await def.search('cal', values);
  expect(asked).toEqual([
    ['partners', 'cal', undefined],
    ['partners', 'cal', undefined],
    ['stores', 'cal', undefined],
    ['stores', 'cal', '4'],
  ]);
});

import { screen } from '@testing-library/dom';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeApplication } from './applications.ts';
import { associateBody, peopleBench } from './people.ts';

const LIST = '/partner-management/list';

/** An active partner with two active stores and a closed one, and what tests of their people's pages do. */
export const personBench = async (portal: Portal) => {
  const active = { status: 'A' } as const;
  const made = await makeApplication(portal.app.admin, {
    ...active,
    stores: [active, active, { status: 'C' }],
  });
  const [first = '', second = '', closed = ''] = made.storeIds;
  const stores = [first, second, closed] as const;
  const people = peopleBench(portal.app);
  let names = 0;
  const ofStore = (path = '', store = first) =>
    `${LIST}/partners/${made.partnerId}/merchant-list/${store}${path}`;
  return {
    made,
    stores,
    people,
    /** A person of the first store who is nobody else's. */
    makePerson: async (more: object = {}): Promise<{ id: string; name: string }> => {
      const firstName = `Nena ${'abcdefghijklmnopqrstuvwxyz'[names++]}`;
      const { status, body } = await people.add(first, associateBody(firstName, more));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return { id: body.data.id, name: `${firstName} Peña D'Andrade` };
    },
    storeName: async (id: string): Promise<string> =>
      (await portal.app.admin.query('select name from merchant where id = $1', [id])).rows[0].name,
    ofStore,
    person: (id: string, path = '', store = first) => ofStore(`/retailer-associate/${id}${path}`, store),
    saved: async (id: string) => (await people.read(id)).body.data,
    open: (path: string, as = 'sales.admin') => portal.show(path, { as }),
    save: () => click(say('common.save')),
    heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
  };
};

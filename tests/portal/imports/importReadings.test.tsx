import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoFields } from '#domain/imports/fields/promoFields.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const AS = 'loyalty.editor';
let portal: Portal;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

/** Opens an import of promos with these rates on its page. */
const openRates = async (...rates: string[]): Promise<void> => {
  const lines = rates.map((rate, at) =>
    promoFields.map(({ key, example }) => {
      if (key === 'discountRate') return rate;
      return key === 'code' ? `READ-${at}` : example;
    }),
  );
  const csv = [promoFields.map(({ header }) => header), ...lines].map((line) => line.join(',')).join('\n');
  const { body } = await bench.upload('promo', 'rates.csv', csv, AS);
  const { id } = await bench.settled(body.data.id, AS);
  await portal.show(`/batch-processing/promo?import=${id}`, { as: AS });
};

describe('a rate that can be read two ways', () => {
  it('is answered for all rows with one click', async () => {
    await openRates('0.12', '0.5');
    expect(await screen.findByRole('button', { name: say('imports.use', { text: '0.12%' }) })).toBeTruthy();
    expect(screen.getByRole('button', { name: say('imports.use', { text: '12%' }) })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: say('imports.takeAll.either', { text: '0.12%' }) }),
    ).toBeTruthy();
    await click(say('imports.takeAll.or', { text: '12%' }));
    await screen.findByText('2 rows changed and checked again');
    await waitFor(() => expect(screen.queryByText(/can be percent or a share/)).toBeNull());
  });
});

describe('a file in letters of another system', () => {
  it('says which they are, with words by which a person sees that they are right', async () => {
    const line = promoFields.map(({ key, example }) => (key === 'name' ? 'Tindahan ni Pe\u0096a' : example));
    const csv = [promoFields.map(({ header }) => header), line].map((cells) => cells.join(',')).join('\n');
    // 0x96 is ñ to a Mac.
    const { body } = await bench.upload('promo', 'mac.csv', Buffer.from(csv, 'latin1'), AS);
    const { id } = await bench.settled(body.data.id, AS);
    await portal.show(`/batch-processing/promo?import=${id}`, { as: AS });
    await screen.findByText(/read as Mac Roman, with the words .*Peña/);
  });
});

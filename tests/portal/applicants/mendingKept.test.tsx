import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Application, applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { told } from './applicantText.ts';

let portal: Portal;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = applicantBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const remark = async ({ partnerId }: Application, field: string): Promise<string> => {
  const { rows } = await portal.app.admin.query(
    `insert into review_remark (partner_id, section, field, message, created_by)
      values ($1, 'business-details', $2, 'It differs from the certificate', 'sbo.reviewer') returning id::text`,
    [partnerId, field],
  );
  return rows[0].id;
};
const prove = async (own: Application, path: string) => {
  await portal.app.clearLimits();
  await portal.reload(`/apply/continue?${new URLSearchParams([['then', path]])}`);
  await fill(told('go.label'), own.reference);
  await click(told('prove.send'));
  await screen.findByRole('heading', { level: 1, name: told('prove.title') });
  await fill(told('prove.label'), await bench.code(own.mobile));
  await click(told('prove.submit'));
};
const box = (id: string) =>
  waitFor(() => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no ${id}`);
    return found as HTMLInputElement;
  });

describe('what is typed at a point of the review', () => {
  it('stays over a reload and while another point is saved, until it is saved itself or the device is left', async () => {
    const own = await bench.application({ status: 'INCOMPLETE', workflow: 'INCOMPLETE', stores: [] });
    const [name, tin] = [await remark(own, 'name'), await remark(own, 'tinNumber')];
    const path = `/self-service/track/${own.reference}/business-details`;
    await prove(own, path);
    const type = async (id: string, text: string) =>
      fill((await box(id)).labels?.[0]?.textContent ?? '', text);
    await type(`${name}-name`, 'Aling Nena Trading');
    const words = () => document.querySelector<HTMLTextAreaElement>(`#remark-${tin} textarea`);
    fireEvent.change(words() as Element, { target: { value: 'It is on the 2303.' } });
    await portal.reload(path);
    expect((await box(`${name}-name`)).value).toBe('Aling Nena Trading');
    expect([words()?.value, words()?.closest('details')?.open]).toEqual(['It is on the 2303.', true]);
    await type(`${tin}-tinNumber`, '123-456-789');
    const form = (await box(`${tin}-tinNumber`)).form;
    form?.requestSubmit();
    await screen.findByText(told('mend.saved'));
    await waitFor(async () => expect((await box(`${tin}-tinNumber`)).value).toBe('123-456-789'));
    expect((await box(`${name}-name`)).value).toBe('Aling Nena Trading');
    expect(sessionStorage.getItem('suki.mending')).not.toContain('123-456');
    await click(told('shell.leave'));
    await click(told('shell.leaveNow'));
    await waitFor(() => expect(sessionStorage.getItem('suki.mending')).toBeNull());
  });
});

import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promoBench } from '#tests/api/promos/promoBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = promoBench(portal.app);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const S = 'promos.status';
const act = (status: string) => say(`${S}.act.${status}`);
const page = (code: string) => `/my-promos/${code}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const show = async (promo: { code: string; name: string }, as = 'loyalty.editor') => {
  await portal.show(page(promo.code), { as });
  await heading(promo.name);
};
/** Opens the dialog of a status, and confirms it there. */
const move = async (status: string) => {
  await click(act(status));
  return click(act(status), 'button', await screen.findByRole('dialog'));
};
const button = async (status: string) =>
  (await screen.findByRole('button', { name: act(status) })) as HTMLButtonElement;
const sent = (promoId: string) => portal.callsOf('POST', `/api/promos/${promoId}/update-status`);

describe('the status of a promo', () => {
  it('[promo.statusUpdateConflict] is sent with the time and the name of the last change', async () => {
    const promo = await bench.make({ name: 'Told with its last change' });
    await show(promo);
    await move('PENDING');
    await waitFor(() => expect(sent(promo.promoId)).toHaveLength(1));
    expect(JSON.parse(sent(promo.promoId)[0]?.body ?? '')).toEqual({
      status: 'PENDING',
      lastDtimeUpdated: promo.dtimeUpdated,
      lastUpdatedBy: promo.updatedBy,
    });
    expect(await button('REVIEW')).toBeTruthy();
  });

  it('[promo.statusUpdateConflict] is not changed over what somebody else did: who, and what differs', async () => {
    const promo = await bench.make({ name: 'Moved by another' });
    await show(promo);
    await bench.move(promo.code, 'PENDING', { as: 'loyalty.editor' });
    await bench.edit(promo, { name: 'Moved by another, and renamed' }, { as: 'sales.admin' });
    await move('REJECTED');
    const dialog = await screen.findByRole('dialog', { name: say('promos.moved.title') });
    expect(dialog.textContent).toContain('sales.admin');
    expect(within(dialog).getByText('Moved by another, and renamed')).toBeTruthy();
    expect(within(dialog).getByText('Pending')).toBeTruthy();
    await click(say('promos.moved.reload'), 'button', dialog);
    expect(await heading('Moved by another, and renamed')).toBeTruthy();
    expect((await bench.read(promo.code)).status).toBe('PENDING');
  });

  it('[error.promoStatus] that could not be changed says why, stays open and can be tried again', async () => {
    const promo = await bench.make({ name: 'Failed and tried again' });
    await show(promo);
    const stop = portal.fault.on('POST', `/api/promos/${promo.promoId}/update-status`, '500');
    await move('PENDING');
    const dialog = await screen.findByRole('dialog');
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(FAULT_ID);
    stop();
    portal.fault.clear();
    await click(act('PENDING'), 'button', dialog);
    await waitFor(async () => expect((await bench.read(promo.code)).status).toBe('PENDING'));
  });

  it('[error.promoStatus] rejects towards whoever called', async () => {
    const { dataProvider } = await import('../../../src/App.tsx');
    const promo = await bench.make({ name: 'Rejected towards the caller' });
    await show(promo);
    portal.fault.on('POST', `/api/promos/${promo.promoId}/update-status`, '500');
    await expect(dataProvider.updatePromoStatus(promo, 'PENDING')).rejects.toMatchObject({ status: 500 });
  });

  it('is approved by somebody else than who made it, and never without the permit', async () => {
    const own = await bench.make({ name: 'Made by myself' });
    await bench.move(own.code, 'PENDING');
    await show(own);
    expect((await button('APPROVED')).disabled).toBe(true);
    expect(screen.getByTitle(say(`${S}.refusal.own`))).toBeTruthy();
    await show(own, 'sales.admin');
    await move('APPROVED');
    expect(await screen.findByText(/^Made by myself is approved: customers see it from \d/)).toBeTruthy();
    await keyboardInPage();
    expect(await button('PENDING')).toBeTruthy();
    const bare = await bench.make({ name: 'Without a permit', dtiDetails: undefined });
    await bench.move(bare.code, 'PENDING');
    await show(bare, 'sales.admin');
    expect((await button('APPROVED')).disabled).toBe(true);
    expect(screen.getByTitle(say(`${S}.refusal.dti`))).toBeTruthy();
    expect(screen.getByText(say('promos.warn.dti'))).toBeTruthy();
  });

  it('is moved on from Submitted by those who hold its right; others read which one that is', async () => {
    const promo = await bench.make({ name: 'Asks for its right' });
    await show(promo, 'sales.admin');
    expect((await button('PENDING')).disabled).toBe(true);
    const reason = say(`${S}.refusal.right`, { permission: 'PRO_STATUS_SUBMITTED_EDIT' });
    expect(screen.getAllByTitle(reason)).toHaveLength(2);
  });

  it('is final once rejected, and no partner has a say in it', async () => {
    const promo = await bench.make({ name: 'Rejected for good' });
    await bench.move(promo.code, 'REJECTED');
    await show(promo);
    expect(screen.queryByRole('button', { name: act('PENDING') })).toBeNull();
    const open = await bench.approved({ name: 'Read by its partner' });
    await show(open, 'partner.admin');
    expect(screen.queryByRole('button', { name: act('PENDING') })).toBeNull();
    expect(screen.queryByText(say('promos.section.timeline'))).toBeNull();
  });
});

describe('a promo that is not there', () => {
  it('says so, and leads back to the list', async () => {
    await portal.show(page('NOT-THERE'), { as: 'loyalty.editor' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    await click(say('form.toList'), 'link');
    expect(location.pathname).toBe('/my-promos');
  });
});

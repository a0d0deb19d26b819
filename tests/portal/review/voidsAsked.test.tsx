import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
let bench: ReturnType<typeof approvalBench>;
const PARTNER = '2';
beforeAll(async () => {
  portal = await openPortal();
  bench = approvalBench(portal.app);
  await portal.app.admin.query('delete from approval_request');
});
afterEach(async () => {
  await portal.tidy();
  await portal.app.admin.query('delete from approval_request');
});
afterAll(() => portal.close());

const text = (key: string) => say(`approvals.${key}`);
const stateOf = async (id: string) =>
  (await bench.one<{ state: string }>('select state from approval_request where id = $1', [id])).state;
const ask = async (): Promise<string> => {
  const rates = [{ type: 'CASH_LOAN', mdrRate: '1.125', effectiveFrom: '2026-12-15' }];
  const { body } = await bench.changeRates('sales.admin', ['partners', PARTNER], rates);
  expect(body.data?.approvalRequestId, JSON.stringify(body)).toEqual(expect.any(String));
  return body.data.approvalRequestId;
};
const edit = async (words: string) => {
  await portal.show(`/partner-management/list/partners/${PARTNER}/business-details/edit`, {
    as: 'sbo.reviewer',
  });
  await fill(new RegExp(`^${say('sections.field.notes')}`), words);
  await click(say('common.save'));
  return screen.findByRole('dialog', { name: text('voidsTitle') });
};

describe('a form whose save would void a waiting change', () => {
  it('asks first, and keeps what was typed when nothing is to be saved', async () => {
    const id = await ask();
    const box = await edit('Kept in the form');
    expect(box.textContent).toContain('MDR rates');
    expect(box.textContent).toContain('sales.admin');
    const link = within(box).getByRole('link', { name: text('voidsOpen') });
    expect(link.getAttribute('href')).toBe(`/approvals/${id}`);
    await click(text('voidsCancel'), 'button', box);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByDisplayValue('Kept in the form')).isConnected).toBe(true);
    expect(await stateOf(id)).toBe('PENDING');
    expect(screen.queryByText(say('common.failed'))).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no mistake of an action that is not wanted either', async () => {
    const id = await ask();
    await portal.show(`/partner-management/list/partners/${PARTNER}`, { as: 'sbo.reviewer' });
    await click(say('review.more'));
    await click(say('review.act.I'), 'menuitem');
    const box = await screen.findByRole('dialog');
    await click(say('review.act.I'), 'button', box);
    await click(
      text('voidsCancel'),
      'button',
      await screen.findByRole('dialog', { name: text('voidsTitle') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: text('voidsTitle') })).toBeNull());
    const action = within(box).getByRole<HTMLButtonElement>('button', { name: say('review.act.I') });
    await waitFor(() => expect(action.disabled).toBe(false));
    expect(within(box).queryByText(/Saving this makes it void/)).toBeNull();
    expect(await stateOf(id)).toBe('PENDING');
  });

  it('saves when that is wanted, and the request is void', async () => {
    const id = await ask();
    const box = await edit('Saved anyway');
    await click(text('voidsConfirm'), 'button', box);
    await waitFor(async () => expect(await stateOf(id)).toBe('VOID'));
    expect(await bench.one('select notes from partner where id = $1', [PARTNER])).toEqual({
      notes: 'Saved anyway',
    });
  });

  it('asks once for calls that void the same, and one after the other for those that do not', async () => {
    await portal.show(`/partner-management/list/partners/${PARTNER}`, { as: 'sales.admin' });
    await screen.findByRole('heading', { level: 1 });
    const { sendAsking } = await import('../../../src/providers/http/voids.ts');
    let heldBack = 0;
    const send = (...requests: string[]) =>
      sendAsking(new Request(new URL('/api/partners', location.origin), { method: 'POST' }), async (call) => {
        if (call.headers.get('voids-requests') === requests.join(',')) return new Response('{}');
        heldBack++;
        const message = `This voids ${requests.join(' and ')}`;
        return Response.json({ error: 'rule_voids_request', message, requests }, { status: 422 });
      });
    const sent = Promise.all([send('7', '8'), send('8', '7'), send('9'), send('7')]);
    await waitFor(() => expect(heldBack).toBe(4));
    const box = await screen.findByRole('dialog', { name: text('voidsTitle') });
    expect(box.textContent).toContain('This voids 7 and 8');
    await click(text('voidsConfirm'), 'button', box);
    await screen.findByText('This voids 9');
    await click(text('voidsCancel'), 'button', screen.getByRole('dialog', { name: text('voidsTitle') }));
    expect((await sent).map(({ status }) => status)).toEqual([200, 200, 422, 200]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

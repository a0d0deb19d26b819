import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { existingBench } from '#tests/api/applicants/sending/existingBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { told } from './applicantText.ts';
import { existingPages } from './existingPages.ts';

let portal: Portal;
let bench: ReturnType<typeof existingBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = existingBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const { heading, rows, ofPartner, goOn } = existingPages(() => ({ portal, bench }));

/** Somebody whose stores were sent, by their names; and what the reviewer did about them since. */
const sentStores = async (...names: string[]) => {
  const who = await bench.sentTo(names.map((name) => ({ name })));
  await bench.complete(who, who.added);
  const call = async (at: number, path: (id: string) => string, body: object) => {
    const id = who.added[at] ?? '';
    const [{ version }] = await rows('select version from merchant where id = $1', [id]);
    const headers = { 'If-Match': `${version}` };
    const answer = await portal.app.call('POST', path(id), { as: 'sbo.reviewer', body, headers });
    if (answer.status !== 200) throw new Error(`not decided: ${JSON.stringify(answer.body)}`);
  };
  const decide = (at: number, action: string, body: object) =>
    call(at, (id) => `/api/merchants/v3/${action}/workflow-status/${id}`, body);
  const setStatus = async (at: number, status: string) => {
    if (status !== 'REJECTED') await decide(at, 'approve', {});
    const reason = status === 'REJECTED' ? { reason: 'No permit' } : {};
    if (status !== 'APPROVED')
      await call(at, (id) => `/api/merchants/v3/${id}/status:update`, { status, ...reason });
  };
  return { ...who, decide, setStatus };
};
const whatMany = told('branches.many', { count: 2 });
const row = (name: string) =>
  screen
    .findByText(new RegExp(`^${name}`), { selector: '.s-row > span' })
    .then((found) => found.closest('li') as HTMLElement);

describe('following stores that were added', () => {
  it('leads from the partner’s own number to what is asked of one of them', async () => {
    const who = await sentStores('Third store');
    const [id = ''] = who.added;
    await who.decide(0, 'incomplete', {
      reason: 'See below',
      remarks: [{ merchantId: id, section: 'merchant', field: 'merchantName', message: 'Which mall?' }],
    });
    await goOn({ ...who, reference: who.partnerReference });
    await heading(told('track.active'));
    await click(new RegExp(told('sent.stores')), 'link');
    await click(/^Third store/, 'link');
    await heading('Third store');
    expect(location.pathname).toBe(`/self-service/track/${who.reference}/merchant-list/${id}/details`);
    expect(await screen.findByLabelText('Store name')).toBeTruthy();
  });

  it('says where each stands, under their number, and not where the partner does', async () => {
    const who = await sentStores('Third store', 'Fourth store');
    await who.setStatus(0, 'A');
    await goOn(who);
    await heading(told('branches.review', { what: whatMany }));
    expect(location.pathname).toBe(`/self-service/track/${who.reference}`);
    expect((await row('Third store')).textContent).toContain('Open for business');
    expect((await row('Fourth store')).textContent).toContain('Being checked');
    expect(screen.getByText(told('branches.title', { name: who.name }))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /store/ })).toHaveLength(3);
    await portal.reload(`/self-service/track/${who.reference}/merchant-list`);
    await heading(told('sent.stores'));
    expect((await screen.findAllByRole('listitem')).length).toBe(2);
  });

  it.each([
    [['A', 'A'], 'branches.active'],
    [['A', 'REJECTED'], 'branches.decided'],
    [['APPROVED', 'REJECTED'], 'branches.approved'],
    [['REJECTED', 'REJECTED'], 'branches.rejected'],
  ] as const)('of %j says what that comes to', async (statuses, key) => {
    const who = await sentStores('Third store', 'Fourth store');
    for (const [at, status] of statuses.entries()) await who.setStatus(at, status);
    await goOn(who);
    await heading(told(key, { what: whatMany }));
  });

  it('leads to what is asked of one, mends it, and sends it again alone', async () => {
    const who = await sentStores('Third store', 'Fourth store');
    const [, id = ''] = who.added;
    const remarks = [{ merchantId: id, section: 'merchant', field: 'merchantName', message: 'Which mall?' }];
    await who.decide(1, 'incomplete', { reason: 'See below', remarks });
    await goOn(who);
    await heading(told('branches.mending'));
    expect((await row('Fourth store')).textContent).toContain(told('sent.todo', { count: 1 }));
    const point = within(await screen.findByRole('region', { name: told('todo.title') }));
    await click(told('todo.fix'), 'link', point.getByText('Which mall?').closest('li') as HTMLElement);
    await heading('Fourth store');
    await fill('Store name', 'Fourth store, SM Calamba');
    await click(told('mend.save'));
    await screen.findByText(told('mend.saved'));
    await click(told('mend.toAll'), 'link');
    await click(told('todo.send'));
    await heading(told('branches.review', { what: whatMany }));
    const stores = await rows('select name, status from merchant where id = any ($1) order by id', [
      who.added,
    ]);
    expect(stores).toEqual([
      { name: 'Third store', status: 'SUBMITTED' },
      { name: 'Fourth store, SM Calamba', status: 'SUBMITTED' },
    ]);
  });

  it('cancels one of them, and the others go on', async () => {
    const who = await sentStores('Third store', 'Fourth store');
    await goOn(who);
    await heading(told('branches.review', { what: whatMany }));
    await click(/^Third store/, 'link');
    await heading('Third store');
    await click(told('cancel.store'));
    const dialog = await screen.findByRole('dialog', {
      name: told('cancel.storeTitle', { name: 'Third store' }),
    });
    await fill(told('cancel.reason'), 'The lease fell through');
    await click(told('cancel.submit'), 'button', dialog);
    await heading(told('branches.review', { what: whatMany }));
    await waitFor(async () =>
      expect((await row('Third store')).textContent).toContain('The lease fell through'),
    );
    const stores = await rows('select status from merchant where id = any ($1) order by id', [who.added]);
    expect(stores.map(({ status }) => status)).toEqual(['CANCELLED', 'SUBMITTED']);
    expect((await ofPartner(who.partnerId)).partner[0].status).toBe('A');
  });
});

describe('staff who are told the number of stores that were added', () => {
  it('are led to them from the list of applications, which has partners alone', async () => {
    const who = await sentStores('Third store');
    const list = (name: string, q: string) =>
      `/partner-management/list/${name}?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`;
    await portal.show(list('applications', who.reference), { as: 'sbo.reviewer' });
    await screen.findByText('No results found');
    await click(say('records.amongStores', { search: who.reference }), 'link');
    expect((await screen.findAllByText('Third store')).length).toBeGreaterThan(0);
    expect(location.pathname).toBe('/partner-management/list/merchants');
    await portal.show(list('partners', who.reference), { as: 'sbo.reviewer' });
    await screen.findByText('No results found');
    expect(
      screen.queryByRole('link', { name: say('records.amongStores', { search: who.reference }) }),
    ).toBeNull();
  });
});

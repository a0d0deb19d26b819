import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMN, importBench, partnerLine } from '#tests/support/imports/importBench.ts';
import { cell, chooseCell } from '#tests/support/imports/importPage.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
  // Those of the demo would wait too.
  await portal.app.admin.query('delete from approval_request');
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const text = (key: string) => say(`approvals.${key}`);
/** An import of new and renamed partners that waits for its second person. */
const waiting = async (prefix: string) => {
  await bench.committed(await bench.partners([partnerLine(`${prefix}1`)], `${prefix}-there.csv`));
  const job = await bench.partners(
    [partnerLine(`${prefix}1`, { partnerName: 'Renamed Trading' }), partnerLine(`${prefix}2`)],
    `${prefix}.csv`,
  );
  const { body } = await bench.commit(job);
  return { id: job.id, requestId: String(body.data.approvalRequestId) };
};

describe('the request of an import', () => {
  it('is in the list with what it would do in numbers, and leads to a page of its own', async () => {
    const { requestId } = await waiting('IRA');
    await portal.show('/approvals', { as: 'sbo.reviewer' });
    const card = await screen.findByRole('article', { name: /IRA\.csv/ });
    expect(await within(card).findByText('1 new active partner')).toBeTruthy();
    expect(within(card).getByText('1 changed name')).toBeTruthy();
    const link = within(card).getByRole('link', {
      name: 'Import of IRA.csv: 1 new active partner and 1 changed name',
    });
    expect(link.getAttribute('href')).toBe(`/approvals/${requestId}`);
    await bench.decide(requestId, 'refuse');
  });

  it('shows each change and the rows themselves, is confirmed with one question, and is written', async () => {
    const { id, requestId } = await waiting('IRB');
    await portal.show(`/approvals/${requestId}`, { as: 'sbo.reviewer' });
    const changes = await screen.findByRole('region', { name: say('imports.confirm.changes') });
    expect(changes.textContent).toMatch(/Partner Name.*Magsino Trading Corporation.*Renamed Trading/);
    expect(within(changes).getByText(say('imports.confirm.new'))).toBeTruthy();
    const rows = await screen.findByRole('region', { name: say('imports.confirm.rows') });
    expect(await within(rows).findByText('IRB2')).toBeTruthy();
    const renamed = within(rows).getByText('Renamed Trading');
    expect(renamed.querySelector('del')?.textContent).toBe('Magsino Trading Corporation');
    const open = screen.getByRole('link', { name: say('imports.confirm.open') });
    expect(open.getAttribute('href')).toBe(`/batch-processing/partner?import=${id}&only=matters`);
    await click(text('approve'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('1 changed name')).toBeTruthy();
    await click(text('approve'), 'button', dialog);
    await waitFor(async () => expect((await bench.read(id)).status).toBe('done'), { timeout: 10_000 });
    expect(await bench.read(id)).toMatchObject({
      counts: { created: 1, updated: 1 },
      confirmedBy: 'sbo.reviewer',
    });
  });

  it('is not approved by whoever mended a cell of it, and says why', async () => {
    const job = await bench.partners([partnerLine('IRC1')], 'IRC.csv');
    const edits = [{ row: 2, column: COLUMN.partnerName ?? 0, text: 'Mended Trading' }];
    const mended = await bench.edit(job.id, edits, 'sbo.reviewer');
    const { body } = await bench.commit(mended.body.data.import);
    const { approvalRequestId } = body.data;
    await portal.show(`/approvals/${approvalRequestId}`, { as: 'sbo.reviewer' });
    const approve = await screen.findByRole<HTMLButtonElement>('button', { name: text('approve') });
    expect(approve.disabled).toBe(true);
    fireEvent.mouseOver(approve.parentElement ?? approve);
    expect(await screen.findByText(text('ownWork'))).toBeTruthy();
    await bench.decide(approvalRequestId, 'refuse');
  });

  it('is withdrawn by its maker, who goes on with its rows', async () => {
    const { id, requestId } = await waiting('IRD');
    await portal.show(`/approvals/${requestId}`, { as: 'sales.admin' });
    await click(text('withdraw'));
    await click(text('withdraw'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect((await bench.read(id)).status).toBe('review'));
  });

  it('once withdrawn leads to a sheet that is mended, though its rows were shown in pages of another shape', async () => {
    const { id, requestId } = await waiting('IRE');
    await portal.show(`/approvals/${requestId}`, { as: 'sales.admin' });
    const rows = await screen.findByRole('region', { name: say('imports.confirm.rows') });
    expect(await within(rows).findByText('IRE2')).toBeTruthy();
    await click(text('withdraw'));
    await click(text('withdraw'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect((await bench.read(id)).status).toBe('review'));
    fireEvent.click(await screen.findByRole('link', { name: say('imports.confirm.open') }));
    await screen.findByText('2 rows are ready');
    const name = await chooseCell(3, 'partnerName');
    fireEvent.paste(name, { clipboardData: { getData: () => 'Mended Trading' } });
    await waitFor(async () => expect((await cell(3, 'partnerName')).textContent).toBe('Mended Trading'));
    const saves = () => portal.callsOf('POST', `/api/batch-processing/imports/${id}/cells`);
    await waitFor(() => expect(saves().map(({ status }) => status)).toEqual([200]));
    expect(await screen.findByText(say('imports.grid.saved'))).toBeTruthy();
    expect(screen.queryByText(/is not saved and stays here/)).toBeNull();
    const [, second] = await bench.rows(id, { only: 'all' });
    expect(second?.name).toBe('Mended Trading');
  });
});

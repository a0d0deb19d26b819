import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate, manilaDate } from '#domain/day.ts';
import { PICTURES } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PATH = '/finance-management/report-settings';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await portal.app.admin.query(`delete from approval_request where kind = 'SETTING'`);
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const box = () => screen.findByRole('group', { name: 'Signature' });
const choose = async (name: string, content = PICTURES.png) => {
  await box();
  const input = document.querySelector<HTMLInputElement>('input[data-upload$=": Signature"]');
  if (!input) throw new Error('no place to choose a file');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};

describe('the signature on form 2307', () => {
  it('is chosen, looked at, asked for, and shown to whoever decides', async () => {
    await portal.show(`${PATH}/edit/bir2307`, { as: 'finance.officer' });
    await screen.findByText(say('reportSettings.signature.none'));
    await choose('signature.pdf');
    await screen.findByText(/File is not valid/);
    await choose('reyes.png');
    await screen.findByRole('button', { name: say('reportSettings.signature.show') });
    await click(say('reportSettings.signature.show'));
    const dialog = await screen.findByRole('dialog', { name: 'Signature' });
    const picture = await within(dialog).findByRole('img', { name: 'Signature' });
    expect(getComputedStyle(picture).backgroundColor).toBe('#fff');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fill('From', formatDate(addDays(manilaDate(new Date()), 4)));
    await click(say('reportSettings.ask'));
    await screen.findByText(say('reportSettings.asked'));
    const { rows } = await portal.app.admin.query<{ id: string }>(
      `select id from approval_request where kind = 'SETTING' and state = 'PENDING'`,
    );
    await portal.show(`/approvals/${rows[0]?.id}`, { as: 'finance.second' });
    await screen.findByRole('button', { name: say('approvals.signature.show') });
    await click(say('approvals.signature.show'));
    const look = await screen.findByRole('dialog');
    await within(look).findByRole('img');
    fireEvent.keyDown(look, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(say('approvals.approve'));
    await click(say('approvals.approve'), 'button', await screen.findByRole('dialog'));
    await screen.findByText(/^Decided by finance.second/);
    expect(screen.queryByText(new RegExp(`^${say('approvals.effective')}`))).toBeNull();
  });

  it('is neither shown nor offered to people of partners', async () => {
    await portal.show(`${PATH}/bir2307`, { as: 'head.office' });
    await screen.findByText(say('reportSettings.today'));
    expect(screen.queryByText('Signature')).toBeNull();
  });
});

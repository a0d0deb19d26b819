import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { filipino } from '../../../src/i18n/filipino.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const idOf = async (status: string): Promise<string> =>
  (
    await portal.app.admin.query(
      `select id from outbox_message where status = $1 and has_text and topic <> 'certificate' limit 1`,
      [status],
    )
  ).rows[0].id;
const statusOf = async (id: string) =>
  (await portal.app.admin.query('select status from outbox_message where id = $1', [id])).rows[0].status;

describe('the sent messages', () => {
  it('[route.sentMessages.list] lists them with their state, a masked recipient and no text', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: ['failed'] }));
    await portal.show(`/sent-messages?filter=${filter}&page=1`, { as: 'it.support' });
    await screen.findByRole('heading', { level: 1, name: 'Sent messages' });
    const table = within(await screen.findByRole('table'));
    expect((await table.findAllByText('Failed')).length).toBeGreaterThan(1);
    expect(table.getAllByText(/^[a-z]\*\*\*@|^\*+\d{4}$/).length).toBeGreaterThan(1);
    expect(document.body.textContent).not.toContain('there is news in Suki');
  });

  it('says why in Filipino, and quotes the gateway', async () => {
    const id = await idOf('failed');
    await portal.show(`/sent-messages/${id}`, { as: 'it.support' });
    await click(/^[A-Z]{2}, Account of /);
    await click(say('shell.filipino'));
    await screen.findByText(
      /^Tinatanggihan ng gateway ang (?:tatanggap|mensaheng) (?:na )?ito: “(?:550 5\.1\.1 No such mailbox|422 Unprocessable Content)”$/,
    );
    await click(/^[A-Z]{2}, /);
    await click(filipino.shell.english);
    await screen.findByText(/^The gateway refuses this (?:recipient|message): “/);
  });

  it('warns that an unknown message may arrive twice, and queues it again once that is confirmed', async () => {
    const id = await idOf('unknown');
    await portal.show(`/sent-messages/${id}`, { as: 'it.support' });
    await screen.findByText(say('sentMessages.unknownHint'));
    await screen.findByText(/^Try 1: No answer$/);
    await click(say('sentMessages.resendMessage'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(say('sentMessages.mayDouble'));
    expect(await statusOf(id)).toBe('unknown');
    dialog.getByRole('button', { name: say('sentMessages.resend') }).click();
    await expect.poll(() => statusOf(id), { timeout: 5000 }).toBe('queued');
  });
});

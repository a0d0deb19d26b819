import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { FAULT_ID, type Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const LIST = '/partner-management/list/partners';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const open = async (isComplete: boolean, as = 'sbo.reviewer') => {
  const made = await makeApplication(portal.app.admin, { isComplete });
  await portal.show(`${LIST}/${made.partnerId}/document-list`, { as });
  return made;
};
const panel = (key: string) => screen.findByRole('region', { name: say(`documents.${key}`) });
const file = (name: string, content: Uint8Array<ArrayBuffer> = FILES.pdf) => new File([content], name);
const uploads = () => screen.findByRole('list', { name: say('ui.uploads') });
const sent = (id: string) => portal.callsOf('POST', `/api/partners/v3/${id}/file`);
const missing = async () => within(await panel('required')).queryAllByText(say('documents.state.missing'));

describe('the documents of a partner', () => {
  it('say which required ones are missing; one that is uploaded counts at once', async () => {
    const { partnerId } = await open(false);
    await waitFor(async () => expect(await missing()).toHaveLength(3));
    await screen.findByRole('button', { name: `${say('documents.upload')}: SEC` });
    chooseFiles(`${say('documents.upload')}: SEC`, [file('sec.pdf')]);
    await waitFor(async () => expect(await missing()).toHaveLength(2));
    const [call] = sent(partnerId);
    expect(call?.status).toBe(200);
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(call?.body).toContain('{"documentCode":"SEC"}');
  });

  it('a file of a wrong kind, an empty one and one that is too large are not sent; the good one is', async () => {
    const { partnerId } = await open(false);
    const name = `${say('documents.upload')}: SEC`;
    await screen.findByRole('button', { name });
    const files = [
      file('a.exe'),
      file('b.pdf', pdfOf(0)),
      file('c.pdf', pdfOf(10 * 1024 * 1024 + 1)),
      file('d.pdf'),
    ];
    chooseFiles(name, files);
    const list = within(await uploads());
    expect(await list.findByText('File is not valid')).toBeTruthy();
    expect(list.getByText(say('ui.fileEmpty'))).toBeTruthy();
    expect(list.getByText(/larger than 10 MB/)).toBeTruthy();
    await list.findByText(say('ui.uploaded'));
    expect(sent(partnerId)).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('an upload that fails by %s hides no other and can be tried again', async (_, fault) => {
    const { partnerId } = await open(false);
    const name = `${say('documents.upload')}: BIR_2303`;
    await screen.findByRole('button', { name });
    portal.fault.on('POST', '/api/partners/v3/:id/file', fault, 1);
    chooseFiles(name, [file('first.pdf')]);
    const list = within(await uploads());
    const again = await list.findByRole('button', { name: `${say('common.retry')}: first.pdf` });
    expect(list.getByRole('alert').textContent).not.toBe('');
    portal.fault.clear();
    chooseFiles(name, [file('second.pdf')]);
    await list.findByText(say('ui.uploaded'));
    expect(list.getByText('first.pdf')).toBeTruthy();
    fireEvent.click(again);
    await waitFor(() => expect(list.getAllByText(say('ui.uploaded'))).toHaveLength(2));
    expect(sent(partnerId)).toHaveLength(3);
  });

  it('an access token that ran out is renewed below an upload', async () => {
    const { partnerId } = await open(false);
    const name = `${say('documents.upload')}: SEC`;
    await screen.findByRole('button', { name });
    const gone = { error: 'invalid_token', message: 'It ran out.', requestId: FAULT_ID };
    portal.fault.on('POST', '/api/partners/v3/:id/file', { status: 401, body: gone }, 1);
    chooseFiles(name, [file('sec.pdf')]);
    await within(await uploads()).findByText(say('ui.uploaded'));
    const keys = sent(partnerId).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('are replaced and removed after a question; the history keeps them', async () => {
    const { partnerId } = await open(true);
    const replace = `${say('documents.replace')}: SEC.pdf`;
    await screen.findByRole('button', { name: replace });
    chooseFiles(replace, [file('newer.pdf')]);
    expect(await within(await panel('required')).findByText(say('documents.state.replaced'))).toBeTruthy();
    await click(`${say('documents.remove')}: BIR_2303.pdf`);
    await click(say('documents.remove'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect(await missing()).toHaveLength(1));
    const history = await panel('history');
    await click(say('documents.showHistory'), 'button', history);
    expect(within(history).getByText(say('documents.state.former'))).toBeTruthy();
    expect(within(history).getByText(say('documents.state.removed'))).toBeTruthy();
    const { rows } = await portal.app.admin.query(
      'select count(*)::int as n from document where partner_id = $1 and is_enabled',
      [partnerId],
    );
    expect(rows[0].n).toBe(3 - 1);
  });

  it('are looked at in place; the arrow key leads to the next one, HEIC says that it cannot be shown', async () => {
    await open(false);
    const name = `${say('documents.upload')}: SEC`;
    await screen.findByRole('button', { name });
    chooseFiles(name, [file('a.pdf')]);
    await screen.findByRole('button', { name: 'a.pdf' });
    chooseFiles(`${say('documents.upload')}: BIR_2303`, [file('b.heic', FILES.heic)]);
    await screen.findByRole('button', { name: 'b.heic' });
    await click('a.pdf');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByTitle('a.pdf')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(await within(dialog).findByText(say('ui.notShown'))).toBeTruthy();
    expect(within(dialog).getByRole('heading').textContent).toBe('b.heic');
  });

  it('cannot be changed by those who only review, nor downloaded without the permission', async () => {
    await open(true, 'antifraud.reviewer');
    await screen.findByRole('button', { name: 'SEC.pdf' });
    const words = ['replace', 'remove'].map((key) => say(`documents.${key}`)).concat(say('list.download'));
    for (const word of words)
      expect(screen.queryByRole('button', { name: new RegExp(`^${word}`) })).toBeNull();
    expect(screen.queryByRole('button', { name: say('documents.downloadAll') })).toBeNull();
  });

  it('the application form is downloaded as a PDF', async () => {
    await open(true);
    await click(say('documents.applicationForm'));
    await waitFor(() => expect(portal.downloads).toHaveLength(1));
    expect(portal.downloads[0]?.name).toMatch(/\.pdf$/);
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('failed to load by %s: says so, and tries again', async (_, fault) => {
    const { partnerId } = await makeApplication(portal.app.admin, {});
    const stop = portal.fault.on('GET', '/api/partners/:id', fault);
    await portal.show(`${LIST}/${partnerId}/document-list`, { as: 'sbo.reviewer' });
    await screen.findByRole('alert');
    stop();
    portal.fault.clear();
    await click(say('common.retry'));
    expect(await panel('required')).toBeTruthy();
  });
});

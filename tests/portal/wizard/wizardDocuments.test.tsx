import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS_PAGE, documentStep, panel, pdf, required } from '#tests/support/documents/documentStep.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import type { Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';
import { chooseIn } from '#tests/support/records/wizardBench.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const { answersWith, open, draftFiles, stage, discard, labelOf } = documentStep(() => portal);
const missing = async () => within(await required()).queryAllByText(say('documents.state.missing'));
const uploads = async () => within(await screen.findByRole('list', { name: say('ui.uploads') }));
const uploadName = (label: string) => `${say('documents.upload')}: ${label}`;

describe('the documents of a new partner', () => {
  it('say which are missing, and that the application can go on without them', async () => {
    await open(await answersWith([]));
    await waitFor(async () => expect(await missing()).toHaveLength(3));
    expect(within(await required()).getByText(say('wizardDocuments.later'))).toBeTruthy();
    await click(say('wizard.next'));
    await waitFor(() => expect(location.pathname).toBe('/partner-management/new/review-application'));
  });

  it('count as soon as they are uploaded, and are kept with the answers', async () => {
    await open(await answersWith([]));
    const name = uploadName(await labelOf('SEC'));
    await screen.findByRole('button', { name });
    chooseFiles(name, [pdf('sec-1.pdf'), pdf('sec-2.pdf')]);
    await screen.findByRole('button', { name: 'sec-1.pdf' });
    await screen.findByRole('button', { name: 'sec-2.pdf' });
    expect(await missing()).toHaveLength(2);
    await waitFor(async () =>
      expect((await draftFiles()).map(({ name, documentCode }) => [name, documentCode]).sort()).toEqual([
        ['sec-1.pdf', 'SEC'],
        ['sec-2.pdf', 'SEC'],
      ]),
    );
    await portal.show(DOCUMENTS_PAGE, { as: 'sbo.reviewer' });
    expect(await screen.findByRole('button', { name: 'sec-1.pdf' })).toBeTruthy();
  });

  it('are those of the kind of business; one that is not asked for stands among the others', async () => {
    const answers = await answersWith([]);
    const business = {
      ...answers.business,
      businessEntity: 'SOLE_PROPRIETORSHIP',
      dtiRegistrationNumber: '1234567',
    };
    await open({ ...answers, business, files: [await stage('sec.pdf', 'SEC')] });
    expect(await within(await required()).findByText(await labelOf('DTI'))).toBeTruthy();
    expect(within(await panel('documents.others')).getByRole('button', { name: 'sec.pdf' })).toBeTruthy();
  });

  it('are uploaded as whatever kind is chosen', async () => {
    await open(await answersWith([]));
    const box = await panel('documents.others');
    await chooseIn(box, say('documents.type'), await labelOf('BANK_PROOF'));
    const name = `${say('ui.chooseFiles')}: ${await labelOf('BANK_PROOF')}`;
    await within(box).findByRole('button', { name });
    chooseFiles(name, [pdf('a.pdf'), pdf('b.jpg', FILES.jpg)]);
    expect(await within(box).findByRole('button', { name: 'a.pdf' })).toBeTruthy();
    expect(await within(box).findByRole('button', { name: 'b.jpg' })).toBeTruthy();
  });

  it('a file of a wrong kind and one that is too large are not sent; the good one is', async () => {
    await open(await answersWith([]));
    const name = uploadName(await labelOf('SEC'));
    await screen.findByRole('button', { name });
    chooseFiles(name, [pdf('a.exe'), pdf('b.pdf', pdfOf(10 * 1024 * 1024 + 1)), pdf('c.pdf')]);
    const list = await uploads();
    await list.findByText(say('ui.uploaded'));
    expect(list.getAllByRole('alert')).toHaveLength(2);
    expect(portal.callsOf('POST', '/api/files')).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['500', '500'],
    ['an unreadable answer', 'malformed'],
    ['no answer in time', 'timeout'],
  ])('one that fails by %s hides no other and can be tried again', async (_, fault) => {
    await open(await answersWith([]));
    const name = uploadName(await labelOf('BIR_2303'));
    await screen.findByRole('button', { name });
    portal.fault.on('POST', '/api/files', fault, 1);
    chooseFiles(name, [pdf('first.pdf')]);
    const again = await (await uploads()).findByRole('button', { name: `${say('common.retry')}: first.pdf` });
    portal.fault.clear();
    chooseFiles(name, [pdf('second.pdf')]);
    await screen.findByRole('button', { name: 'second.pdf' });
    expect((await uploads()).getByText('first.pdf')).toBeTruthy();
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'first.pdf' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'second.pdf' })).toBeTruthy();
  });

  it('are replaced in their place, and what they were is discarded', async () => {
    const former = await stage('old.pdf', 'SEC');
    await open({ ...(await answersWith([])), files: [former, await stage('id.pdf', 'SIGNATORY_ID')] });
    const name = `${say('documents.replace')}: old.pdf`;
    await screen.findByRole('button', { name });
    chooseFiles(name, [pdf('new.pdf')]);
    expect(await screen.findByRole('button', { name: 'new.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'old.pdf' })).toBeNull();
    await waitFor(async () => expect((await discard(former.fileId)).status).toBe(404));
    await waitFor(async () =>
      expect((await draftFiles()).map(({ name, documentCode }) => [name, documentCode])).toEqual([
        ['new.pdf', 'SEC'],
        ['id.pdf', 'SIGNATORY_ID'],
      ]),
    );
  });

  it('are removed after a question, for good', async () => {
    const staged = await stage('sec.pdf', 'SEC');
    await open({ ...(await answersWith([])), files: [staged] });
    await click(`${say('documents.remove')}: sec.pdf`);
    await click(say('common.cancel'), 'button', await screen.findByRole('dialog'));
    expect(await missing()).toHaveLength(2);
    await click(`${say('documents.remove')}: sec.pdf`);
    await click(say('documents.remove'), 'button', await screen.findByRole('dialog'));
    await waitFor(async () => expect(await missing()).toHaveLength(3));
    await waitFor(async () => expect((await discard(staged.fileId)).status).toBe(404));
    await waitFor(async () => expect(await draftFiles()).toEqual([]));
  });

  it('are looked at in place; the arrow key leads to the next one', async () => {
    const files = [await stage('a.pdf', 'SEC'), await stage('b.pdf', 'BIR_2303')];
    await open({ ...(await answersWith([])), files });
    await click('a.pdf');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByTitle('a.pdf')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(await within(dialog).findByTitle('b.pdf')).toBeTruthy();
  });

  it('that the server no longer has are to be uploaded again, before one goes on', async () => {
    const gone = await stage('gone.pdf', 'SEC');
    await discard(gone.fileId);
    await open({ ...(await answersWith([])), files: [gone, await stage('id.pdf', 'SIGNATORY_ID')] });
    const box = await required();
    expect(await within(box).findByText(say('wizardDocuments.gone'))).toBeTruthy();
    expect(within(box).getByText(say('documents.complete', { there: 1, of: 3 }))).toBeTruthy();
    expect(within(box).queryByRole('button', { name: 'gone.pdf' })).toBeNull();
    await click(say('wizard.next'));
    const summary = screen.getByText(say('wizardDocuments.toMend')).closest('[role=alert]');
    expect(document.activeElement).toBe(summary);
    expect(location.pathname).toBe(DOCUMENTS_PAGE);
    chooseFiles(`${say('documents.replace')}: gone.pdf`, [pdf('again.pdf')]);
    expect(await within(box).findByRole('button', { name: 'again.pdf' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(say('wizardDocuments.toMend'))).toBeNull());
  });

  it('are there as far as anybody knows while the server does not say which it has', async () => {
    const staged = await stage('sec.pdf', 'SEC');
    const stop = portal.fault.on('GET', '/api/files', '500');
    await open({ ...(await answersWith([])), files: [staged] });
    expect(await screen.findByRole('button', { name: 'sec.pdf' })).toBeTruthy();
    stop();
  });
});

import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documentStep, panel, pdf, required } from '#tests/support/documents/documentStep.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { chooseFiles } from '#tests/support/portal/portalXhr.ts';
import { chooseIn, newStores } from '#tests/support/records/wizardBench.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const { answersWith, open, draftFiles, stage, discard, labelOf } = documentStep(() => portal);
const stores = () => panel('wizardDocuments.ofStores');

describe('documents that the server refuses with the application', () => {
  it('are named at the very file, of the partner and of a store, and may be sent after they were mended', async () => {
    const answers = await answersWith(['Nena']);
    const [nena] = answers.branches;
    const files = [
      await stage('id.pdf', 'SIGNATORY_ID'),
      await stage('gone.pdf', 'BANK_PROOF', nena?.key),
      await stage('sec.pdf', 'SEC'),
    ];
    await discard(files[1]?.fileId ?? '');
    // Nobody has told the page which files are there: it learns so from the refusal.
    portal.fault.on('GET', '/api/files', '500');
    await open({ ...answers, files });
    await click(say('wizard.next'));
    await click(say('wizard.review.submit'));
    await screen.findByText(say('wizard.review.refused'), { exact: false });
    await click(say('wizard.back'), 'link');
    await screen.findByText(say('wizardDocuments.toMend'));
    const box = await stores();
    expect(await within(box).findByText(say('wizardDocuments.gone'))).toBeTruthy();
    expect(within(await required()).queryByText(say('wizardDocuments.gone'))).toBeNull();
    chooseFiles(`${say('documents.replace')}: gone.pdf (1. Nena)`, [pdf('again.pdf')]);
    await within(box).findByRole('button', { name: 'again.pdf' });
    await within(screen.getByRole('list', { name: say('ui.uploads') })).findByText(say('ui.uploaded'));
    expect(screen.queryByText(say('wizardDocuments.toMend'))).toBeNull();
    portal.fault.clear();
    await click(say('wizard.next'));
    await click(say('wizard.review.submit'));
    await waitFor(() => expect(location.pathname).toMatch(/\/list\/applications\/\d+$/));
    const { rows } = await portal.app.admin.query(
      `select f.name, d.code, d.merchant_id is null as "isPartner" from document d join file f on f.id = d.file_id
       where f.name = 'again.pdf' or f.id = any($1::bigint[]) order by f.name`,
      [[files[0]?.fileId, files[2]?.fileId]],
    );
    expect(rows).toEqual([
      { name: 'again.pdf', code: 'BANK_PROOF', isPartner: false },
      { name: 'id.pdf', code: 'SIGNATORY_ID', isPartner: true },
      { name: 'sec.pdf', code: 'SEC', isPartner: true },
    ]);
  });
});

describe('the documents of stores', () => {
  it('are listed by store, those without any are not, and the store is asked for first', async () => {
    const answers = await answersWith(['Nena', 'Ñora', 'Zeny']);
    const [nena] = answers.branches;
    await open({ ...answers, files: [await stage('permit.pdf', 'BANK_PROOF', nena?.key)] });
    const box = await stores();
    expect(
      within(box)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['1. Nena']);
    expect(within(box).getByRole('group', { name: say('wizardDocuments.chooseStore') })).toBeTruthy();
    await chooseIn(box, say('wizardDocuments.store'), '3. Zeny');
    await chooseIn(box, say('documents.type'), await labelOf('BANK_PROOF'));
    const name = `${say('ui.chooseFiles')}: ${await labelOf('BANK_PROOF')}`;
    await within(box).findByRole('button', { name });
    // The partner's own panel has no kind chosen, so this name is that of the stores alone.
    chooseFiles(name, [pdf('zeny.pdf')]);
    expect(await within(box).findByRole('heading', { name: '3. Zeny' })).toBeTruthy();
    const list = await within(box).findByRole('list', { name: '3. Zeny' });
    expect(within(list).getByRole('button', { name: 'zeny.pdf' })).toBeTruthy();
    expect(
      within(list).getByRole('button', { name: `${say('documents.remove')}: zeny.pdf (3. Zeny)` }),
    ).toBeTruthy();
    await waitFor(async () =>
      expect((await draftFiles()).map(({ branchKey }) => branchKey)).toEqual([
        nena?.key,
        answers.branches[2]?.key,
      ]),
    );
  });

  it('are all that is asked for where stores are added to a partner', async () => {
    const as = 'partner.admin';
    const { rows } = await portal.app.admin.query(
      `select partner_id as id from user_account where username = $1`,
      [as],
    );
    const { prefix, base } = newStores(rows[0].id);
    const answers = await answersWith(['Nena']);
    const [nena] = answers.branches;
    await open(
      { ...answers, files: [await stage('permit.pdf', 'BANK_PROOF', nena?.key, as)] },
      {
        prefix,
        page: `${base}/required-documents`,
        as,
      },
    );
    expect(await within(await stores()).findByRole('button', { name: 'permit.pdf' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: say('documents.required') })).toBeNull();
    expect(screen.queryByRole('region', { name: say('documents.others') })).toBeNull();
  });
});

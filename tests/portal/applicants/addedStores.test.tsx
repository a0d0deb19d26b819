import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { existingBench } from '#tests/api/applicants/sending/existingBench.ts';
import { sheetBench } from '#tests/api/applicants/sheetBench.ts';
import { filledForms } from '#tests/support/applicants/filledForms.ts';
import { branchCells } from '#tests/support/imports/branchBook.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { asked, told } from './applicantText.ts';
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

const STEPS = [
  'branch-details/merchant',
  'branch-details/retailer',
  'branch-details/commodity',
  'required-documents',
];

/** Somebody who has filled in two stores, one at a place of its own, with a paper of the second. */
const written = async () => {
  const who = await bench.adding();
  const { business, 'branch-0': store } = await filledForms(portal.app.admin, 'Third');
  const page = bench.page(who.as, who.reference);
  await page.save('branch-0', { ...store, merchantName: 'Third store' });
  await page.save('branch-1', {
    ...store,
    merchantName: 'Fourth store',
    isSameAddress: false,
    address: business.address,
  });
  const uploadId = await bench.upload(who.as);
  const files = [{ uploadId, documentCode: 'BIR_2303', name: 'permit.pdf', branch: 1 }];
  await page.save('documents', { files, problems: {} });
  await page.save('progress', { left: STEPS });
  return who;
};

describe('sending stores of a partner that is there', () => {
  it('shows the business and its bank to be read in the review, and the papers store by store', async () => {
    const who = await written();
    await goOn(who);
    await heading('Check and submit');
    const known = screen.getAllByText(asked('review.known'));
    expect(known).toHaveLength(2);
    for (const title of ['Business details', 'Signatory and bank'])
      expect(screen.queryByRole('link', { name: `Change ${title}` })).toBeNull();
    expect(screen.getByText(who.name)).toBeTruthy();
    expect(screen.getByText(/ends with 7890/)).toBeTruthy();
    const papers = screen.getByRole('heading', { name: asked('review.papers', { name: 'Fourth store' }) });
    expect(await within(papers.closest('section') as HTMLElement).findByText('permit.pdf')).toBeTruthy();
    await click(`Change ${asked('review.papers', { name: 'Fourth store' })}`, 'link');
    await heading('Documents');
    expect(await screen.findByDisplayValue('2. Fourth store')).toBeTruthy();
    expect(screen.getByText(asked('documents.leadOfStore'))).toBeTruthy();
  });

  it('sends the stores alone, each with its papers, and nothing of the partner changes', async () => {
    const who = await written();
    const before = await ofPartner(who.partnerId);
    await goOn(who);
    await heading('Check and submit');
    await click(asked('submit.button'));
    await heading(told('end.stores'));
    await waitFor(() => expect(screen.getAllByText(who.reference)).toHaveLength(3));
    expect(screen.getByText(/^Fourth store/)).toBeTruthy();
    expect(location.search).toBe('?stores');
    expect(await ofPartner(who.partnerId)).toEqual(before);
    const made = await rows(
      `select m.name, m.status, m.reference_number as reference, array_remove(array_agg(d.code), null) as papers
        from merchant m left join document d on d.merchant_id = m.id
        where m.partner_id = $1 and m.status = 'SUBMITTED' group by m.id order by m.id`,
      [who.partnerId],
    );
    expect(made).toEqual([
      { name: 'Third store', status: 'SUBMITTED', reference: who.reference, papers: [] },
      { name: 'Fourth store', status: 'SUBMITTED', reference: who.reference, papers: ['BIR_2303'] },
    ]);
  });

  it('leads to the store that is wrong, not to the first one', async () => {
    const who = await written();
    await bench.page(who.as, who.reference).save('branch-2', { merchantName: '' });
    await goOn(who);
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/self-service/branch-details/merchant?store=2'),
    );
    await click(asked('store.remove'));
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByDisplayValue('Third store')).toBeTruthy();
  });

  it('finds nothing wrong with a page by the second click of those that opened it', async () => {
    await goOn(await bench.adding());
    await heading('Store');
    const next = await screen.findByRole('button', { name: asked('step.next') });
    fireEvent.click(next, { detail: 2 });
    await new Promise((done) => setTimeout(done));
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    fireEvent.click(next, { detail: 1 });
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeTruthy());
  });

  it('keeps no store that nobody typed: an empty first one goes when another is added', async () => {
    const who = await bench.adding();
    await goOn(who);
    await heading('Store');
    await click(asked('step.next'));
    await click(asked('store.add'));
    await waitFor(() => expect(location.search).toBe('?store=1'));
    await fill('Store name', 'Fourth store');
    await click(asked('store.add'));
    await waitFor(() => expect(location.search).toBe('?store=2'));
    await fill('Store name', 'Fifth store');
    expect([...document.querySelectorAll('#store option')].map(({ textContent }) => textContent)).toEqual([
      '1. Fourth store',
      '2. Fifth store',
    ]);
    await click(asked('store.remove'));
    expect(await screen.findByDisplayValue('Fourth store')).toBeTruthy();
    await portal.reload('/self-service/review-application');
    await heading('Store');
    expect(await screen.findByDisplayValue('Fourth store')).toBeTruthy();
  });

  it('may come out of a spreadsheet alone', async () => {
    const who = await bench.adding();
    const sheets = sheetBench(portal.app);
    const { status } = await sheets.add(who, await sheets.ofRows(who, [branchCells(0), branchCells(1)]));
    expect(status).toBe(200);
    const page = bench.page(who.as, who.reference);
    await page.save('progress', { left: STEPS });
    await goOn(who);
    await heading(asked('step.review-application'));
    await click(asked('submit.button'));
    await heading(told('end.stores'));
    const made = await rows(`select 1 from merchant where reference_number = $1 and status = 'SUBMITTED'`, [
      who.reference,
    ]);
    expect(made).toHaveLength(2);
  });

  it('takes the papers of a store away with it', async () => {
    const who = await written();
    await goOn(who);
    await heading('Check and submit');
    await click(`Change ${asked('review.store', { name: 'Fourth store' })}`, 'link');
    await screen.findByDisplayValue('Fourth store');
    await click(asked('store.remove'));
    await waitFor(async () =>
      expect(
        await rows(
          `select p.name, p."values"->'files' as files from applicant_draft_part p join applicant_draft d on d.id = p.draft_id
            where d.reference_number = $1 and p.name in ('documents', 'branch-1')`,
          [who.reference],
        ),
      ).toEqual([{ name: 'documents', files: [] }]),
    );
  });
});

describe('what is not added twice', () => {
  it('is a store of the same name, which is said and may be meant all the same', async () => {
    const who = await bench.adding();
    const [{ name }] = await rows('select name from merchant where id = $1', [who.storeIds[0]]);
    await goOn(who);
    await heading('Store');
    await fill('Store name', `  ${name.toUpperCase()} `);
    expect(
      await screen.findByText(new RegExp(`You have a store of this name already: ${name}, `)),
    ).toBeTruthy();
    await fill('Store name', `${name} 2`);
    await waitFor(() => expect(screen.queryByText(/You have a store of this name already/)).toBeNull());
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { SELF_SERVICE_STEPS } from '#domain/selfService/form/steps.ts';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { pieceBench } from '#tests/api/applicants/pieceBench.ts';
import { existingBench } from '#tests/api/applicants/sending/existingBench.ts';
import { filledForms, PAPERS } from '#tests/support/applicants/filledForms.ts';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import { type BranchCells, bookOfLines, branchLines } from '#tests/support/imports/branchBook.ts';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { en } from '../../../src/pages/selfService/apply/sheet/texts/en.ts';
import { en as apply } from '../../../src/pages/selfService/apply/texts/en.ts';

const SHEET = '/self-service/branch-details/merchant?add=sheet';
const TEXTS = { ...apply, ...en };

/** A text of the page by its key, `{name}` filled in. */
export const said = (key: keyof typeof TEXTS, values: Record<string, string | number> = {}): string =>
  TEXTS[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** Pages of an application whose earlier sections are filled in: the one that takes stores out of a spreadsheet, and the review. */
export const applicationPages = (portal: Portal) => {
  const bench = draftBench(portal.app);
  let own = { as: '', reference: '' };

  /** Somebody's application with these parts, opened at a page of it. */
  const openWith = async (parts: Record<string, object>, path: string): Promise<void> => {
    const { save } = bench.page(own.as, own.reference);
    for (const [part, values] of Object.entries(parts)) await save(part, values);
    const session = {
      accessToken: own.as,
      until: Date.now() + 3_600_000,
      partnerId: null,
      referenceNumber: own.reference,
      contact: { identifier: own.reference },
    };
    sessionStorage.setItem('suki.applicant', JSON.stringify(session));
    await portal.reload(path);
  };
  const begin = async () => {
    const { as, reference } = await bench.applicant();
    own = { as, reference };
    return filledForms(portal.app.admin, 'Aling Nena');
  };

  const open = async (more: Record<string, object> = {}): Promise<void> => {
    const { business, bank } = await begin();
    const progress = { left: ['business-details', 'bank-information'] };
    await openWith({ business, bank, progress, ...more }, SHEET);
    await screen.findByRole('heading', { level: 1, name: said('title') });
  };
  /** The same of stores that are added to a partner in business. */
  const openAdding = async (): Promise<void> => {
    const { as, reference } = await existingBench(portal.app).adding();
    own = { as, reference };
    await openWith({}, SHEET);
    await screen.findByRole('heading', { level: 1, name: said('title') });
  };
  /** The same with all sections done, so many stores and all papers, at the review. */
  const openReview = async (
    stores: number,
    business: object = {},
    signs: object = {},
    sells: object = {},
  ): Promise<void> => {
    const forms = await begin();
    const pieces = pieceBench(portal.app, () => own.as);
    const files: object[] = [];
    for (const documentCode of PAPERS) {
      const { id, sendAll } = pieces.fileOf(pdfOf(900), { name: `${documentCode}.pdf` });
      await sendAll();
      files.push({ uploadId: id, documentCode, name: `${documentCode}.pdf` });
    }
    const { 'branch-0': store, ...rest } = forms;
    const branches = Array.from({ length: stores }, (_, at) => [
      `branch-${at}`,
      { ...store, ...sells, merchantName: `Aling Nena ${at + 1}` },
    ]);
    const parts = {
      ...rest,
      business: { ...rest.business, ...business },
      bank: { ...rest.bank, authorizedSignatory: { ...rest.bank.authorizedSignatory, ...signs } },
      ...Object.fromEntries(branches),
      documents: { files, problems: {} },
      progress: { left: [...SELF_SERVICE_STEPS] },
    };
    await openWith(parts, '/self-service/review-application');
  };

  /** The same of one store, at its documents, none of which is there. */
  const openDocuments = async (): Promise<void> => {
    const progress = { left: SELF_SERVICE_STEPS.slice(0, SELF_SERVICE_STEPS.indexOf('required-documents')) };
    await openWith({ ...(await begin()), progress }, '/self-service/required-documents');
    await screen.findByRole('heading', { level: 1, name: said('step.required-documents') });
  };

  const chooseFile = async (file: File): Promise<void> => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('No file is asked for');
      return found;
    });
    fireEvent.change(input, { target: { files: [file] } });
  };

  return {
    open,
    openAdding,
    openReview,
    openDocuments,
    chooseFile,
    choose: (rows: readonly BranchCells[], name = 'stores.xlsx'): Promise<void> =>
      chooseFile(new File([bookOfLines(branchLines(rows))], name)),
    own: () => own,
    /** The names of the stores that the server has of it. */
    stores: async (): Promise<string[]> =>
      (await bench.get(own.as, own.reference)).body.data.parts
        .filter(({ part }: { part: string }) => part.startsWith('branch-'))
        .map(({ values }: { values: { merchantName: string } }) => values.merchantName),
  };
};

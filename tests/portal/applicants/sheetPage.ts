import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { filledForms } from '#tests/support/applicants/filledForms.ts';
import { type BranchCells, bookOfLines, branchLines } from '#tests/support/imports/branchBook.ts';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { en } from '../../../src/pages/selfService/apply/sheet/texts/en.ts';
import { en as apply } from '../../../src/pages/selfService/apply/texts/en.ts';

const TEXTS = { ...apply, ...en };

/** A text of the page by its key, `{name}` filled in. */
export const said = (key: keyof typeof TEXTS, values: Record<string, string | number> = {}): string =>
  TEXTS[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** Somebody who has filled in business and bank, and opens the page that takes stores out of a spreadsheet. */
export const sheetPage = (portal: Portal) => {
  const bench = draftBench(portal.app);
  let own = { as: '', reference: '' };

  const open = async (more: Record<string, object> = {}): Promise<void> => {
    const { as, reference } = await bench.applicant();
    own = { as, reference };
    const { business, bank } = await filledForms(portal.app.admin, 'Aling Nena');
    const progress = { left: ['business-details', 'bank-information'] };
    const { save } = bench.page(as, reference);
    for (const [part, values] of Object.entries({ business, bank, progress, ...more }))
      await save(part, values);
    const session = {
      accessToken: as,
      until: Date.now() + 3_600_000,
      partnerId: null,
      referenceNumber: reference,
      contact: { identifier: reference },
    };
    sessionStorage.setItem('suki.applicant', JSON.stringify(session));
    await portal.reload('/self-service/branch-details/merchant?add=sheet');
    await screen.findByRole('heading', { level: 1, name: said('title') });
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

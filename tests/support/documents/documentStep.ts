import { screen } from '@testing-library/dom';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';
import { NEW, NEW_DRAFT, WRITER, wizardBench } from '#tests/support/records/wizardBench.ts';
import type { Answers, StagedFile } from '../../../src/pages/newPartner/wizard/answers.ts';
import { branchPart } from '../../../src/pages/newPartner/wizard/draftParts.ts';
import { FILES, uploadBench } from './uploads.ts';

export const DOCUMENTS_PAGE = `${NEW}/required-documents`;

export const pdf = (name: string, content: Uint8Array<ArrayBuffer> = FILES.pdf) => new File([content], name);
export const panel = (key: string) => screen.findByRole('region', { name: say(key) });
export const required = () => panel('documents.required');

/** What the tests of the documents step need: answers, their draft, and files that were uploaded for them. */
export const documentStep = (portal: () => Portal) => {
  const { whole, keep, draft } = wizardBench(portal);
  return {
    /** An application that lacks nothing but documents, with stores of these names; nothing is said of them yet. */
    answersWith: async (names: readonly string[]): Promise<Answers> => ({
      ...(await whole('Magsino Trading Corp.', names)),
      reached: 0,
    }),
    /** Keeps the answers as the wizard does, and opens the step. */
    open: async (
      answers: Answers,
      { prefix = NEW_DRAFT, page = DOCUMENTS_PAGE, as = WRITER } = {},
    ): Promise<void> => {
      await keep(answers, prefix, as);
      await portal().show(page, { as });
      await screen.findByRole('button', { name: say('wizard.next') });
    },
    /** The files as the draft on the server has them: those of the partner, then those of its stores. */
    draftFiles: async (): Promise<StagedFile[]> => {
      const parts = [await draft(), await draft(branchPart(0))];
      return parts.flatMap((part) => part?.values.files ?? []);
    },
    /** A file that was uploaded as a kind of document, for the partner or a store. */
    stage: async (
      name: string,
      documentCode: string,
      branchKey: string | null = null,
      as = WRITER,
    ): Promise<StagedFile> => {
      const { body } = await uploadBench(portal().app).send('/api/files', { as, name });
      return { ...body.data, documentCode, branchKey };
    },
    discard: (fileId: string) => portal().app.call('POST', `/api/files/${fileId}/discard`, { as: WRITER }),
    /** The label of a kind of document, as the look-up has it. */
    labelOf: async (code: string): Promise<string> => {
      const { rows } = await portal().app.admin.query<{ label: string }>(
        `select label from lookup_value where list = 'document-type' and code = $1`,
        [code],
      );
      return rows[0]?.label ?? code;
    },
  };
};

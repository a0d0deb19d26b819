import type { ApplicantDraft } from '#contract/selfService/drafts.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { listUploads } from '../uploads/uploadColumns.ts';
import { DRAFT, PART } from './draftColumns.ts';

const READ = `select ${DRAFT.select} from applicant_draft d where d.id = $1`;
const PARTS = `select ${PART.select} from applicant_draft_part p where p.draft_id = $1
  order by length(p.name), p.name`;

/** A draft with all that belongs to it. */
export const readDraft = async (tx: Tx, draftId: string): Promise<ApplicantDraft> => {
  const values = [draftId];
  const [row] = await DRAFT.read(tx, { name: 'applicant-draft', text: READ, values });
  if (!row) throw notFound();
  const parts = await PART.read(tx, { name: 'parts-of-draft', text: PARTS, values });
  return { ...row, parts, uploads: await listUploads(tx, draftId) };
};

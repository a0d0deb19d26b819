import type { ApplicantDraftPart } from '#contract/selfService/drafts.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { PART } from './draftColumns.ts';

const STORED = columnsOf<ApplicantDraftPart & { writer: string; number: number; isTyped: boolean }>(
  'applicant_draft_part p',
)({
  ...PART.columns,
  writer: text('p.writer'),
  number: int('p.number'),
  isTyped: flag('p."values" = $3::jsonb'),
});
const READ = `select ${STORED.select} from applicant_draft_part p where p.draft_id = $1 and p.name = $2`;

/** The part of a draft as it is kept, who saved it, and whether it holds just the same; null when there is none. */
export const storedPart = async (tx: Tx, draftId: string, part: string, typed: string | null = null) => {
  const [row] = await STORED.read(tx, { name: 'stored-part', text: READ, values: [draftId, part, typed] });
  if (!row) return null;
  const { writer, number, isTyped, ...current } = row;
  return { current, writer, number, isTyped };
};

/** 409 with the part that is there, null when it is gone. */
export const anotherSaved = (current: ApplicantDraftPart | null) =>
  fail(
    'conflict',
    {
      en: 'This part was changed in another tab or on another device in the meantime.',
      fil: 'Nabago ang bahaging ito sa ibang tab o device samantala.',
    },
    { current },
  );

import type { ApplicantDraftPart } from '#contract/selfService/drafts.ts';
import type { Tx } from '../../../db/context.ts';
import { PART } from './draftColumns.ts';

const UPSERT = `insert into applicant_draft_part as p (draft_id, name, "values", version, writer, number, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (draft_id, name) do update set "values" = $3, version = $4, writer = $5, number = $6, updated_at = $7
  returning ${PART.select}`;

/** A part as it is written: its values as JSON, and who writes it as the how manieth save of theirs. */
export interface WrittenPart {
  part: string;
  json: string;
  by: { writer: string; number: number };
}

/** Writes a part of a draft that is locked and was touched: `version` is what `touchDraft` answered. */
export const writePart = async (
  tx: Tx,
  draftId: string,
  { part, json, by }: WrittenPart,
  { version, now }: { version: number; now: Date },
): Promise<ApplicantDraftPart> => {
  const row = [draftId, part, json, version, by.writer, by.number, now];
  const [written] = await PART.read(tx, { name: 'save-part', text: UPSERT, values: row });
  if (!written) throw new Error('A part was not saved');
  return written;
};

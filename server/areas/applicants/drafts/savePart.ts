import { MOST_PART_BYTES } from '#domain/applicants/draftParts.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { os } from '../../../http/os.ts';
import { storableJson } from '../../../http/storableJson.ts';
import { lockDraft } from './ownDraft.ts';
import { refusePartnersPart } from './refusePartnersPart.ts';
import { anotherSaved, storedPart } from './storedPart.ts';
import { touchDraft } from './touchDraft.ts';
import { type WrittenPart, writePart } from './writePart.ts';

/** As many as an application of 200 branches that came out of a spreadsheet, and its other parts. */
const SAVES_A_MINUTE = 300;

const TOO_MUCH = {
  en: `This is too much for one part: at most ${MOST_PART_BYTES / 1024} KB are kept.`,
  fil: `Sobra ito para sa isang bahagi: hanggang ${MOST_PART_BYTES / 1024} KB lang ang naitatago.`,
};

const CALL = 'update applicant_draft set business_name = $2 where id = $1';

/** What the business is called by whoever types it; null while it is not. */
const nameIn = ({ name }: Record<string, unknown>): string | null =>
  typeof name === 'string' ? name.trim().slice(0, 200) || null : null;

interface Typed extends WrittenPart {
  values: Record<string, unknown>;
}

const write = async (tx: Tx, draftId: string, { values, ...typed }: Typed, now: Date) => {
  const version = await touchDraft(tx, draftId, now);
  if (typed.part === 'business') await tx.query({ text: CALL, values: [draftId, nameIn(values)] });
  return writePart(tx, draftId, typed, { version, now });
};

/** Keeps one part of the draft of the session. 413, 422 rule_not_editable, 409 as the contract says; saves of one draft wait for each other. */
export const savePart = os.applicantDrafts.savePart.handler(async ({ input, context }) => {
  const { part, values, seen, by } = input.body;
  const { tx, deps, user } = context;
  await takeFromLimit(context, `draft-parts:${user.applicantId}`, SAVES_A_MINUTE);
  const json = storableJson(values);
  if (Buffer.byteLength(json) > MOST_PART_BYTES)
    throw fail('too_large', TOO_MUCH, { fields: { values: TOO_MUCH } });
  const draftId = await lockDraft(context, input.params.referenceNumber);
  await refusePartnersPart(tx, draftId, part);
  const stored = await storedPart(tx, draftId, part, json);
  const isOwn = stored?.writer === by.writer;
  // A save whose answer got lost is sent again, or a later one overtook it: it is there, and nobody is in its way.
  const isThere = stored && (stored.isTyped || (isOwn && by.number <= stored.number));
  if (!isThere && !isOwn && (stored?.current.version ?? null) !== seen)
    throw anotherSaved(stored?.current ?? null);
  const saved = isThere ? stored.current : await write(tx, draftId, { part, values, json, by }, deps.now());
  const { values: _, ...data } = saved;
  return { data };
});

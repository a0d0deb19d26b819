import type { SeenParts } from '#contract/seenParts.ts';
import { hasAnswers } from '#domain/applicants/draftParts.ts';
import type { Sentence } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';

const PART = columnsOf<{ name: string; version: number }>('applicant_draft_part p')({
  name: text('p.name'),
  version: int('p.version'),
});
const READ = `select ${PART.select} from applicant_draft_part p where p.draft_id = $1`;
const SOME = `${READ} and p.name = any ($2)`;

const CHANGED: Sentence = {
  en: 'The application was changed while it was on its way. Look it over and submit it again.',
  fil: 'Nabago ang aplikasyon habang ipinapadala ito. Tingnan muli, saka ipasa ulit.',
};

const refuse = (names: readonly string[]): void => {
  if (names.length) throw fail('conflict', CHANGED, { current: { parts: names } });
};

/** 409 with the names (`current.parts`) of those of these parts of a locked draft that have another version by now, or are gone. */
export const refuseChanged = async (tx: Tx, draftId: string, seen: SeenParts = {}): Promise<void> => {
  const names = Object.keys(seen);
  if (names.length === 0) return;
  const rows = await PART.read(tx, { name: 'some-part-versions', text: SOME, values: [draftId, names] });
  const there = new Map(rows.map(({ name, version }) => [name, version]));
  refuse(names.filter((name) => there.get(name) !== seen[name]));
};

/** The same of all parts with answers: one that is there and was not seen is refused too. */
export const refuseUnseen = async (tx: Tx, draftId: string, seen: SeenParts): Promise<void> => {
  const rows = await PART.read(tx, { name: 'part-versions', text: READ, values: [draftId] });
  const there = new Map(rows.map(({ name, version }) => [name, version]));
  const names = new Set([...there.keys(), ...Object.keys(seen)]);
  refuse([...names].filter((name) => hasAnswers(name) && there.get(name) !== seen[name]));
};

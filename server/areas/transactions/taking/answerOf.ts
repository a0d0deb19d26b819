import type { Language, Sentence } from '#domain/sentence.ts';
import { type HoldReason, holdReason } from '#domain/transactions/holdReason.ts';
import { fieldsOf } from '../../../http/errors/fieldsOf.ts';
import { type OutcomeOf, refused } from '../../../records/payments/outcome.ts';

type Sent = Readonly<Record<string, unknown>>;

/** How what was told of is answered: the field by which its source knows it, why it is refused, and the language. */
interface Wording<C extends string> {
  name: string;
  why: Readonly<Record<C | 'invalid', Sentence>>;
  language: Language;
}

const told = <C extends string, H extends HoldReason>(
  sent: Sent,
  outcome: OutcomeOf<C, H>,
  { name, why, language }: Wording<C>,
) => {
  const named = sent[name];
  const reference = typeof named === 'string' ? named.slice(0, 60) : null;
  if (outcome.result === 'held') {
    const { id, code } = outcome;
    return { reference, result: 'held' as const, id, code, message: holdReason[code][language] };
  }
  if (outcome.result !== 'refused')
    return { reference, result: outcome.result, id: outcome.id, code: null, message: null };
  const { code, issues } = outcome;
  const fields = issues ? fieldsOf(issues, ['item']) : null;
  return {
    ...{ reference, result: 'refused' as const, id: null, code, message: why[code][language] },
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words[language]])),
    }),
  };
};

/** The answer: how many of each, and each with what became of it. */
export const answerOf = <C extends string, H extends HoldReason = never>(
  sent: readonly Sent[],
  outcomes: readonly OutcomeOf<C, H>[],
  wording: Wording<C>,
) => {
  const count = (result: OutcomeOf<C, H>['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return {
    taken: count('taken'),
    there: count('there'),
    held: count('held'),
    refused: count('refused'),
    results: sent.map((one, at) => told(one, outcomes[at] ?? refused('invalid'), wording)),
  };
};

import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import { type Issue, issueSentence } from '#contract/messages/issueSentence.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { SukiDataProvider } from '../../../../providers/dataProvider.ts';
import type { Values } from '../../form/formSpec.tsx';
import type { WholeRecord } from '../useWholeRecord.ts';

/** What a section's call answers: the record's version, or the request that waits for a second person. */
type SavedSection = RaRecord & { approvalRequestId: string | null };

/** A section of a record as its form knows it. */
export interface SectionSpec {
  /** First part of the draft's key. */
  draft: string;
  /** The schema by which the server checks the body. */
  schema: z.ZodType;
  toValues: (record: WholeRecord) => Values;
  toBody: (values: Values, record: WholeRecord) => Values;
  /** Rules of domain/ that the schema does not know, by field. */
  rules?: (body: Values) => Readonly<Record<string, Sentence>>;
  send: (
    provider: SukiDataProvider,
    record: { id: string; version: number },
    body: Values,
  ) => Promise<SavedSection>;
}

// Schemas take a day as it is sent; people type it as it is shown.
const NO_DAY: Sentence = {
  en: 'Write this day as MM/DD/YYYY',
  fil: 'Isulat ang araw na ito bilang MM/DD/YYYY',
};
const sentenceOf = (issue: Issue): Sentence =>
  issue.code === 'invalid_format' && issue.format === 'date' ? NO_DAY : issueSentence(issue);

/** What is wrong with a body, by field and in words, before the server says the same. */
export const problemsOf = (
  { schema, rules }: Pick<SectionSpec, 'schema' | 'rules'>,
  body: Values,
  language: Language,
): Record<string, string> => {
  const issues = (schema.safeParse(body, { reportInput: true }).error?.issues ?? []) as Issue[];
  const found = [
    ...Object.entries(rules?.(body) ?? {}),
    ...issues.map((issue) => [(issue.path ?? []).map(String).join('.'), sentenceOf(issue)] as const),
  ];
  return Object.fromEntries(found.map(([path, sentence]) => [path, sentence[language]]));
};

/** A group of a form without its empty values: what is left empty is not sent. */
export const filled = (values: unknown): Values => {
  if (typeof values !== 'object' || values === null) return {};
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'object' && !Array.isArray(value) ? filled(value) : value,
    ]),
  );
};

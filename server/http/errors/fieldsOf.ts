import { type Issue, issueSentence, UNKNOWN_FIELD } from '#contract/messages/issueSentence.ts';
import type { Sentence } from '#domain/sentence.ts';

/** The steps to the value that an issue is about. */
export const pathOf = (issue: Issue): string[] =>
  (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));

// What is wrong in a request that was made to be wrong is not told in full: its answer would be larger than the request.
const MOST_FIELDS = 50;
const LONGEST_NAME = 100;

const nameOf = (path: string[]): string => (path.slice(1).join('.') || path[0] || '').slice(0, LONGEST_NAME);

/** Field path → what is wrong with it; unknown fields are named one by one. */
export const fieldsOf = (issues: readonly Issue[], base: string[] = []): Record<string, Sentence> => {
  const fields: Record<string, Sentence> = {};
  for (const issue of issues.slice(0, MOST_FIELDS)) {
    const path = [...base, ...pathOf(issue)];
    if (issue.code === 'unrecognized_keys') {
      for (const key of (issue.keys ?? []).slice(0, MOST_FIELDS))
        fields[nameOf([...path, key])] ??= UNKNOWN_FIELD;
    } else if (issue.code === 'invalid_union' && issue.errors?.length) {
      const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
      Object.assign(fields, fieldsOf(nearest, path));
    } else {
      fields[nameOf(path)] ??= issueSentence(issue);
    }
  }
  return fields;
};

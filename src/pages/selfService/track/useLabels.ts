import { listChoices } from '../../../providers/applicant/choices.ts';
import { useAsk } from './useAsk.ts';

const labelIn =
  (choices: readonly { value: string; label: string }[] | null) =>
  (code: string | null): string | null =>
    choices?.find(({ value }) => value === code)?.label ?? code;

/** Codes of what was sent in words, as soon as they are here. */
export const useLabels = () => {
  const entities = useAsk('entities', () => listChoices('businessEntity'));
  const vats = useAsk('vats', () => listChoices('vatType'));
  return { entity: labelIn(entities.data), vat: labelIn(vats.data) };
};

/** The kinds of documents by their codes. */
export const usePaperKinds = () => {
  const kinds = useAsk('kinds', () => listChoices('documentType'));
  return { kinds: kinds.data ?? [], kindOf: (code: string): string => labelIn(kinds.data)(code) ?? code };
};

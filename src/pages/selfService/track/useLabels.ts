import { paperName } from '#domain/selfService/names/paperName.ts';
import { listChoices } from '../../../providers/applicant/choices.ts';
import { useAsk } from './useAsk.ts';
import { useLanguage } from './useLanguage.ts';

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

/** The kinds of documents by their codes, in the language chosen now. */
export const usePaperKinds = () => {
  const language = useLanguage();
  const { data } = useAsk('kinds', () => listChoices('documentType'));
  const kinds = (data ?? []).map(({ value, label }) => ({ value, label: paperName(value, label)[language] }));
  return { kinds, kindOf: (code: string): string => labelIn(kinds)(code) ?? code };
};

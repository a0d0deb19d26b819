import { useTranslate } from 'react-admin';
import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { askedLabel, withoutPlaces } from '#domain/applicants/askedFields.ts';
import { STEP_NAMES } from '#domain/selfService/form/stepNames.ts';
import { SELF_SERVICE_STEPS, sectionOf } from '#domain/selfService/form/steps.ts';
import type { Language } from '#domain/sentence.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { percentText } from '../../components/ui/numberTexts.ts';
import { NONE } from '../../components/ui/texts.tsx';

/** Where documents are asked for: what is wrong there is a kind of document. */
export const DOCUMENTS = sectionOf('required-documents');

/** What a section is called on the pages of an application. */
export const sectionName = (section: string, language: Language): string => {
  const step = SELF_SERVICE_STEPS.find((one) => sectionOf(one) === section);
  return step ? STEP_NAMES[step][language] : section;
};

/** What a field is called where it is asked for; its name on the form where nobody asks for it any more. */
export const fieldName = (section: string, field: string, language: Language): string =>
  askedLabel(section, withoutPlaces(field))?.[language] ?? field;

/** A part of a whole in percent, 0 of nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

export const shareText = (part: number, whole: number): string =>
  whole === 0 ? NONE : percentText(Math.round(shareOf(part, whole)));

/** Applications that somebody did something wrong in, of those that reached the section. */
export const reachedOf = ({ sections }: ApplicantFunnel, name: string): number =>
  sections.find(({ section }) => section === name)?.reached ?? 0;

/** Seconds as people say them: 45 s, 2 min 5 s, 1 h 20 min. */
export const useDuration = (): ((seconds: number | null) => string) => {
  const translate = useTranslate();
  return (seconds) => {
    if (seconds === null) return NONE;
    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
    if (hours > 0) return translate('funnel.time.hours', { hours, minutes: minutes % 60 });
    return minutes > 0
      ? translate('funnel.time.minutes', { minutes, seconds: seconds % 60 })
      : translate('funnel.time.seconds', { seconds });
  };
};

/** Names of sections in the reader's language. */
export const useSectionName = (): ((section: string) => string) => {
  const language = useLanguage();
  return (section) => sectionName(section, language);
};

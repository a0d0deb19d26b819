import type { ApplicantFunnel } from '#contract/selfService/funnel.ts';
import { JOURNEY_KIND_NAMES, type JourneyKind } from '#domain/applicants/funnel.ts';
import { type Cell, csvLine } from '#domain/files/csv.ts';
import type { Language } from '#domain/sentence.ts';
import { OUTCOMES } from './OutcomePanel.tsx';
import { fieldName, sectionName } from './sectionName.ts';

type Translate = (key: string) => string;

interface Reader {
  /** Of which applications it is, where it is not of all. */
  kind: JourneyKind | undefined;
  translate: Translate;
  language: Language;
}

/** A funnel as a table of single figures: section, field, what is counted, how many. Times are seconds. */
export const funnelCsv = (funnel: ApplicantFunnel, { kind, translate, language }: Reader): string => {
  const column = (name: string) => translate(`funnel.column.${name}`);
  const lines: Cell[][] = [
    [column('section'), column('field'), column('figure'), column('value')],
    ...(kind ? [['', '', translate('funnel.kind'), JOURNEY_KIND_NAMES[kind][language]]] : []),
    ...OUTCOMES.map((name) => ['', '', translate(`funnel.outcome.${name}`), funnel[name]]),
    ['', '', column('lostBefore'), funnel.lostBefore],
    ...funnel.sections.flatMap(({ section, ...figures }) => {
      const name = sectionName(section, language);
      const of = [
        ['reached', figures.reached],
        ['done', figures.done],
        ['lost', figures.lost],
        ['medianSeconds', figures.medianSeconds],
        ['p90Seconds', figures.p90Seconds],
      ] as const;
      return of.map(([figure, value]) => [name, '', column(figure), value]);
    }),
    ...funnel.errors.flatMap(({ section, field, drafts, times }) => {
      const of = [sectionName(section, language), fieldName(section, field, language)];
      return [
        [...of, column('drafts'), drafts],
        [...of, column('times'), times],
      ];
    }),
  ];
  return `${lines.map(csvLine).join('\r\n')}\r\n`;
};

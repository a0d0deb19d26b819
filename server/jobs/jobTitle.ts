import { exportLists } from '#domain/files/exportLists.ts';
import { importKinds } from '#domain/importJobs/importKinds.ts';
import { monthName } from '#domain/receipts/receiptMonth.ts';
import { each, type Sentence, same } from '#domain/sentence.ts';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { certificateParams } from './certificateParams.ts';
import { exportParams } from './export/exportParams.ts';
import { importParams } from './importParams.ts';
import { receiptMonthParams } from './receiptMonthParams.ts';

/** What a job is called, from what was ordered. */
export const jobTitle = (params: unknown): Sentence => {
  const { data: ofImport } = importParams.safeParse(params);
  if (ofImport)
    return each((language) => `${importKinds[ofImport.kind].title[language]}: ${ofImport.fileName}`);
  const { data: ofQuarter } = certificateParams.safeParse(params);
  if (ofQuarter) return each((language) => `Form 2307, ${quarterName(ofQuarter.quarter)[language]}`);
  const { data: ofMonth } = receiptMonthParams.safeParse(params);
  if (ofMonth) {
    const { month, year } = ofMonth;
    const name = monthName(month);
    return { en: `Receipts of ${name.en} ${year}`, fil: `Mga resibo ng ${name.fil} ${year}` };
  }
  const { data } = exportParams.safeParse(params);
  if (!data) return same('Export');
  return each((language) => `${exportLists[data.resource][language]} (${data.format})`);
};

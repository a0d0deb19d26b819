import { each, type Sentence, same } from '#domain/text.ts';
import { exportParams } from './export/params.ts';
import { EXPORTS } from './export/resources.ts';

/** What a job is called, from what was ordered. */
export const jobTitle = (params: unknown): Sentence => {
  const { data } = exportParams.safeParse(params);
  if (!data) return same('Export');
  return each((language) => `${EXPORTS[data.resource].title[language]} (${data.format})`);
};

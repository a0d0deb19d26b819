import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { identificationProblems } from '#domain/people/registering/identificationProblems.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';

const KNOWN = `select code from lookup_value where list = 'identification-types' and code = $1`;
const UNKNOWN = {
  en: 'Choose one of the kinds of ID',
  fil: 'Pumili ng isa sa mga uri ng ID',
};

/** What is wrong with the identification that somebody registers with besides its files, by field. */
export const identificationProblemsIn = async (
  tx: Tx,
  body: NewUserBody,
  today: string,
): Promise<Record<string, Sentence>> => {
  const { codeIdentificationType: code } = body;
  const known = code
    ? await tx.query({ name: 'identification-type', text: KNOWN, values: [code] })
    : [undefined];
  return {
    ...(!known.length && { codeIdentificationType: UNKNOWN }),
    ...identificationProblems(body, today),
  };
};

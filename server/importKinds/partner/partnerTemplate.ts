import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import type { TemplateData, TemplateScope } from '../../imports/importKind.ts';
import { cellsOf, ownExample } from '../shared/examples/cellsOf.ts';
import { counted, firstFree } from '../shared/examples/firstFree.ts';
import { placeLists } from '../shared/places/placeLists.ts';

const TAKEN = 'exists (select from partner p where p.hsis_code = x.text)';

/** Places for the drop-downs; the example is a partner of a code that is free. */
export const partnerTemplate = async ({ tx }: TemplateScope): Promise<TemplateData> => {
  const [lists, code] = await Promise.all([
    placeLists(tx),
    firstFree(tx, counted(ownExample(partnerFields, 'hsisPartnerCode')), TAKEN),
  ]);
  return { lists, example: cellsOf({ hsisPartnerCode: code }) };
};

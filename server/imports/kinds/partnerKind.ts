import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { pathOf } from '#domain/pages.ts';
import type { ImportKind } from '../kind.ts';
import { havePartnersMoved } from './partner/havePartnersMoved.ts';
import { matchPartners } from './partner/matchPartners.ts';
import { partnerChecker } from './partner/partnerChecker.ts';
import { partnerTemplate } from './partner/partnerTemplate.ts';
import { reversePartners, writePartners } from './partner/write.ts';
import { placeChoices } from './places/placeChoices.ts';

/** Partners, active from the start: new ones by staff; those that are there change where their code is known. */
export const partnerKind: ImportKind = {
  id: 'partner',
  fields: partnerFields,
  keyField: 'hsisPartnerCode',
  checker: partnerChecker,
  match: matchPartners,
  write: writePartners,
  reverse: reversePartners,
  hasMoved: havePartnersMoved,
  choices: placeChoices,
  template: partnerTemplate,
  link: (id) => pathOf('recordOverview', { type: 'partners', id }),
};

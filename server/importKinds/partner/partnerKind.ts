import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { pathOf } from '#domain/pages.ts';
import type { ImportKind } from '../../imports/importKind.ts';
import { placeChoices } from '../shared/places/placeChoices.ts';
import { havePartnersMoved } from './havePartnersMoved.ts';
import { matchPartners } from './matchPartners.ts';
import { partnerChecker } from './partnerChecker.ts';
import { partnerTemplate } from './partnerTemplate.ts';
import { reversePartners, writePartners } from './writePartners.ts';

/** Partners, active from the start: new ones by staff; those that are there change where their code is known. */
export const partnerKind: ImportKind = {
  id: 'partner',
  fields: partnerFields,
  keyField: 'hsisPartnerCode',
  keyFields: ['hsisPartnerCode'],
  checker: partnerChecker,
  match: matchPartners,
  write: writePartners,
  reverse: reversePartners,
  hasMoved: havePartnersMoved,
  choices: placeChoices,
  template: partnerTemplate,
  link: (id) => pathOf('recordOverview', { type: 'partners', id }),
};

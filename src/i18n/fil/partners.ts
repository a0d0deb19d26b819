import { labelsOf } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import type { partners as en } from '../en/partners.ts';
import { spokenLabels } from '../spoken.ts';

export const partners: typeof en = {
  name: 'Partner |||| Mga partner',
  fields: labelsOf(partnerFields, 'fil'),
  status: spokenLabels(applicationStatus, 'fil'),
  workflow: spokenLabels(workflowStatus, 'fil'),
};

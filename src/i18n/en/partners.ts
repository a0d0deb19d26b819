import { labelsOf } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import { spokenLabels } from '../spoken.ts';

/**
 * Reads as resources.partners.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/partners.ts too, or the type-check fails.
 */
export const partners = {
  name: 'Partner |||| Partners',
  fields: labelsOf(partnerFields, 'en'),
  status: spokenLabels(applicationStatus, 'en'),
  workflow: spokenLabels(workflowStatus, 'en'),
};

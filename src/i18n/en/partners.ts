/**
 * Reads as resources.partners.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/partners.ts too, or the type-check fails.
 */
export const partners = {
  name: 'Partner |||| Partners',
  fields: {},
};

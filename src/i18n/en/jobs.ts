/**
 * Reads as resources.jobs.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/jobs.ts too, or the type-check fails.
 */
export const jobs = {
  name: 'Export |||| Exports',
  fields: {},
};

/**
 * Reads as resources.audit.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/audit.ts too, or the type-check fails.
 */
export const audit = {
  name: 'Audit entry |||| Audit trail',
  fields: {},
};

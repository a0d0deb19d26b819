/**
 * Reads as resources.access-roles.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/accessRoles.ts too, or the type-check fails.
 */
export const accessRoles = {
  name: 'Access role |||| Access roles',
  fields: {},
};

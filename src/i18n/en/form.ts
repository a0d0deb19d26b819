/** Reads as form.*: texts that every form shares. A key added here is added in ../fil/form.ts too, or types fail. */
export const form = {};

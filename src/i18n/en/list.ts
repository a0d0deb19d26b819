/** Reads as list.*: texts that every list shares. A key added here is added in ../fil/list.ts too, or types fail. */
export const list = {};

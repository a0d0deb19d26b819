/** The source of payments that a sheet tells of without naming a system's; no system has it. */
export const SHEET_SOURCE = 'SHEET';

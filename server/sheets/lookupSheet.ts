/** The hidden sheet of a workbook that we wrote: its stamp in A1, the values of the drop-downs from column B on. */
export const LOOKUP_SHEET = 'suki-lookups';

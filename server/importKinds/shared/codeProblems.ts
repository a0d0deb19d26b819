import { isRecordCode } from '#domain/formats/recordCode.ts';
import type { Problem } from '#domain/imports/problems.ts';

/** The problem of a code of a partner or store that is none: 2 to 40 letters, digits and dashes. */
export const codeProblems = (field: string, code: string | null): Problem[] =>
  code === null || isRecordCode(code) ? [] : [{ field, code: 'not_code', params: { min: 2, max: 40 } }];

/** The ways in which a code that was typed may be stored: as it is, or in capitals. */
export const spellingsOf = (code: string): string[] => [...new Set([code, code.toUpperCase()])];

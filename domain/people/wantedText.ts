import { areaName } from '../access/permissionNames.ts';
import type { Language } from '../sentence.ts';

/** What somebody asks for in words: a module by its name in the reader's language, anything else as the request names it. */
export function wantedText(
  { wanted, moduleCode }: { wanted: string; moduleCode: string | null },
  language: Language,
): string {
  return moduleCode === null ? wanted : areaName(moduleCode, language, wanted);
}

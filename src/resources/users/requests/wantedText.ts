import { AREA_NAMES } from '#domain/access/permissionNames.ts';
import type { Language } from '#domain/sentence.ts';

/** What somebody asks for in words: a module by its name in the reader's language. */
export const wantedText = (
  { wanted, moduleCode }: { wanted: string; moduleCode: string | null },
  language: Language,
): string =>
  moduleCode !== null && Object.hasOwn(AREA_NAMES, moduleCode)
    ? AREA_NAMES[moduleCode as keyof typeof AREA_NAMES][language]
    : wanted;

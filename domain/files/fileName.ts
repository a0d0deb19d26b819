import { trimmedEnd, trimmedStart } from '../formats/trimmedEnd.ts';
import { normalForm } from '../formats/unicode/normalForm.ts';
import { extensionOf } from './fileRules.ts';

const LONGEST = 120;

/** Everything before the last dot; a name without an extension as it is. */
const stemOf = (name: string): string => {
  const extension = extensionOf(name);
  return extension ? name.slice(0, -extension.length - 1) : name;
};

const shortened = (text: string, length: number): string => [...text].slice(0, Math.max(0, length)).join('');

/**
 * A file's name as it is kept: without folders, control characters and marks that turn or hide text, at most 120 characters, its
 * extension as it was typed.
 */
export function cleanFileName(name: string): string {
  const last = normalForm(name, 'NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot >= 0 ? plain.slice(dot) : '';
  const stem = trimmedStart(dot >= 0 ? plain.slice(0, dot) : plain, '. ').trimEnd();
  return shortened(stem || 'file', LONGEST - [...ending].length) + shortened(ending, 20);
}

/** A name as a folder of an archive. */
export function folderName(name: string): string {
  return trimmedEnd(cleanFileName(name.replaceAll(/[\\/]/g, '-')), '. ') || 'file';
}

/** The names in their order, with a number before the extension of each that was there before, whatever its case. */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = [stemOf(name), extensionOf(name) && name.slice(stemOf(name).length)];
    let unique = name;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${stem} (${n})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

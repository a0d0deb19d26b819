import {
  ALLOWED,
  checkFileName,
  extensionOf,
  FILE_NOT_VALID,
  MAX_BYTES,
  mostBytes,
  type UploadKind,
} from '#domain/files/fileRules.ts';
import { contentFits } from '#domain/files/sniffKind.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { photoTexts } from './photoTexts.ts';

/** Pictures that every browser draws, and so many bytes of one show what it is. */
const DRAWN: readonly string[] = ['jpg', 'jpeg', 'png'];
const HEAD = 64;

const OR = { en: ' or ', fil: ' o ' } as const satisfies Sentence;
const MEGABYTE = 1024 * 1024;

/** That a file is not taken, with what is: the kinds, how large, and that a photo does too. */
export const notTaken = (kind: UploadKind): Sentence => {
  const kinds = ALLOWED[kind].filter((extension) => extension !== 'jpeg').map((one) => one.toUpperCase());
  return each((language) =>
    `${FILE_NOT_VALID[language]}. ${photoTexts.taken[language]}`
      .replace('%{kinds}', [kinds.slice(0, -1).join(', '), ...kinds.slice(-1)].join(OR[language]))
      .replace('%{mb}', `${MAX_BYTES[kind] / MEGABYTE}`),
  );
};

/** A refusal of the server in words, with advice where it had none. */
export const withAdvice = (said: string, kind: UploadKind, language: keyof Sentence): string =>
  said === FILE_NOT_VALID[language] ? notTaken(kind)[language] : said;

/** Why a file need not be sent at all; null when it may be. */
export const photoProblem = async (file: File, kind: UploadKind): Promise<Sentence | null> => {
  const check = checkFileName(file.name, ALLOWED[kind]);
  if (!check.ok) return check.text === FILE_NOT_VALID ? notTaken(kind) : check.text;
  if (file.size === 0) return photoTexts.empty;
  const most = mostBytes(kind, file.name);
  if (file.size > most)
    return each((language) => photoTexts.tooLarge[language].replace('%{mb}', `${most / MEGABYTE}`));
  if (!DRAWN.includes(extensionOf(file.name))) return null;
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return contentFits(file.name, head) ? null : notTaken(kind);
};

import { ALLOWED, checkFileName, mostBytes, type UploadKind } from '#domain/files/fileRules.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { photoTexts } from './photoTexts.ts';

/** Why a file need not be sent at all; null when it may be. */
export const photoProblem = (file: File, kind: UploadKind): Sentence | null => {
  const check = checkFileName(file.name, ALLOWED[kind]);
  if (!check.ok) return check.text;
  if (file.size === 0) return photoTexts.empty;
  const most = mostBytes(kind, file.name);
  if (file.size <= most) return null;
  return each((language) => photoTexts.tooLarge[language].replace('%{mb}', `${most >> 20}`));
};

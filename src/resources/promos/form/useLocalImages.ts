import { useEffect, useRef, useState } from 'react';
import { ALLOWED, checkFileName, FILE_NOT_VALID, MAX_BYTES } from '#domain/files/fileRules.ts';
import { contentFits } from '#domain/files/sniffKind.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useUiTexts } from '../../../components/ui/uiTexts.tsx';
import { randomId } from '../../../providers/http/randomId.ts';

/** Enough of an image to tell its kind. */
const FIRST_BYTES = 64;

/** An image that was chosen and is sent once its promo is there. */
export interface LocalImage {
  id: string;
  file: File;
  /** Its address in this page. */
  url: string;
}

/** Images of a promo that is still being written, in their order. */
export const useLocalImages = () => {
  const language = useLanguage();
  const { fileTooLarge, fileEmpty } = useUiTexts();
  const [images, setImages] = useState<readonly LocalImage[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const problemOf = async (file: File): Promise<string | null> => {
    const check = checkFileName(file.name, ALLOWED.promoImage);
    if (!check.ok) return check.text[language];
    if (file.size === 0) return fileEmpty;
    const most = MAX_BYTES.promoImage;
    if (file.size > most) return fileTooLarge.replace('%{mb}', `${most >> 20}`);
    const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
    return contentFits(file.name, first) ? null : FILE_NOT_VALID[language];
  };
  const add = async (files: readonly File[], room: number) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemOf(file) })));
    const good = checked.filter(({ problem }) => problem === null).slice(0, Math.max(0, room));
    const fresh = good.map(({ file }): LocalImage => {
      const url = URL.createObjectURL(file);
      made.current.push(url);
      return { id: randomId(), file, url };
    });
    setImages((before) => [...before, ...fresh]);
    setRefused(checked.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}`] : [])));
  };
  const remove = (id: string) => setImages(images.filter((image) => image.id !== id));
  const reorder = (ids: readonly string[]) =>
    setImages(ids.flatMap((id) => images.filter((image) => image.id === id)));
  return { images, refused, add, remove, reorder };
};

export type LocalImages = ReturnType<typeof useLocalImages>;

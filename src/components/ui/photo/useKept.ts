import { useEffect, useRef, useState } from 'react';
import type { KeptPhoto, PhotoKeeper } from './photoKeeper.ts';
import type { ReadyPicture } from './shrinkPicture.ts';

/** A photo that was kept, as it was made ready then: drawn anew it would be another file. */
const readyAgain = ({ file, isDrawn }: KeptPhoto): ReadyPicture => ({
  file,
  preview: isDrawn ? URL.createObjectURL(file) : null,
  warnings: [],
});

/** Keeps the photo of a field with its keeper, if it has one; `take` hears once of the one that was kept, and of its name on the way. */
export const useKept = (
  keeper: PhotoKeeper | undefined,
  take: (picture: ReadyPicture, key: string | null) => void,
) => {
  const latest = useRef(take);
  latest.current = take;
  const [kept] = useState(() => {
    let ready: Omit<KeptPhoto, 'key'> | null = null;
    return {
      keeper,
      /** A photo that nobody has sent yet. */
      keep: ({ file, preview }: ReadyPicture): void => {
        ready = { file, isDrawn: preview !== null };
        keeper?.keep({ ...ready, key: null });
      },
      /** The same photo, on its way under this name; null: not on its way. */
      keepAs: (key: string | null): void => {
        if (ready) keeper?.keep({ ...ready, key });
      },
      /** Of one that was chosen meanwhile nothing is taken back. */
      restore: (photo: KeptPhoto): void => {
        ready ??= photo;
      },
      forget: (): void => {
        ready = null;
        keeper?.forget();
      },
    };
  });
  useEffect(() => {
    let isGone = false;
    void kept.keeper?.read().then((photo) => {
      if (!photo || isGone) return;
      kept.restore(photo);
      latest.current(readyAgain(photo), photo.key);
    });
    return () => {
      isGone = true;
    };
  }, [kept]);
  return kept;
};

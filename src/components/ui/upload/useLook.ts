import { useEffect, useState } from 'react';
import { isPicture } from '#domain/files/thumbnail.ts';

/** What of a file is on screen, and how. */
export interface Look {
  shows: 'picture' | 'pdf' | 'nothing';
  /** Address of the fetched file in this page. */
  url?: string;
  error?: unknown;
  retry: () => void;
}

/** How a picture is turned and enlarged. */
export const UPRIGHT = { zoom: 1, turned: 0 };

const showsAs = (mediaType: string): Look['shows'] => {
  if (mediaType === 'application/pdf') return 'pdf';
  return isPicture(mediaType) ? 'picture' : 'nothing';
};

/** What came of fetching a file, for one try. */
interface Fetched {
  of: string;
  url?: string;
  error?: unknown;
}

/**
 * Fetches the open file, with the session's header, and lets go of it when another one is opened. `fetchFile` has to
 * stay the same from one drawing to the next.
 */
export const useLook = (
  file: { id: string; mediaType: string } | undefined,
  fetchFile: (id: string) => Promise<Blob>,
): Look => {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [tries, setTries] = useState(0);
  const { id, mediaType = '' } = file ?? {};
  const shows = showsAs(mediaType);
  const wanted = id && shows !== 'nothing' ? `${id}/${tries}` : null;
  useEffect(() => {
    if (!wanted || !id) return undefined;
    let url: string | undefined;
    let isLeft = false;
    const keep = (blob: Blob) => {
      if (isLeft) return;
      url = URL.createObjectURL(new Blob([blob], { type: mediaType }));
      setFetched({ of: wanted, url });
    };
    fetchFile(id).then(keep, (error: unknown) => !isLeft && setFetched({ of: wanted, error }));
    return () => {
      isLeft = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [wanted, id, mediaType, fetchFile]);
  const { url, error } = fetched?.of === wanted && fetched ? fetched : {};
  return { shows, url, error, retry: () => setTries(tries + 1) };
};

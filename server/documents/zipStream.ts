import { Zip, ZipDeflate } from 'fflate';

/** Zip parts one after the other; `taken` hands out the bytes that were made since the last call. */
export const zipStream = (mtime: Date) => {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const encoder = new TextEncoder();
  let part: ZipDeflate | undefined;
  const write = (text: string, last = false) => part?.push(encoder.encode(text), last);
  return {
    open: (path: string) => {
      // The lightest level: half the time of the usual one for a file a third larger.
      part = new ZipDeflate(path, { level: 1 });
      part.mtime = mtime;
      zip.add(part);
    },
    write,
    end: () => zip.end(),
    taken: (): Uint8Array[] => {
      const chunks = made;
      made = [];
      return chunks;
    },
  };
};

export type ZipStream = ReturnType<typeof zipStream>;

import { createHash } from 'node:crypto';

/** Passes bytes on and knows their number and sha256 (hex) once they have all gone through. */
export const measured = (chunks: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = async function* () {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  return { stream: stream(), size: () => size, sha256: () => hash.digest('hex') };
};

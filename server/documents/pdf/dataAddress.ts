/** A picture's bytes as the address that a paper takes it from. */
export const dataAddress = (mediaType: string, bytes: Buffer): string =>
  `data:${mediaType};base64,${bytes.toString('base64')}`;

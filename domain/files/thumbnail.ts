/** The largest picture that is drawn small, in bytes: nothing makes a smaller file of it, so that it is fetched whole. */
export const THUMBNAIL_BYTES = 512 * 1024;

// No browser but Safari shows HEIC.
const DRAWN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether a file is a picture that browsers show. */
export function isPicture(mediaType: string): boolean {
  return DRAWN.includes(mediaType);
}

/** Whether a stored file is drawn small beside its name: a picture that costs little to fetch; `size` in bytes. */
export function hasThumbnail({ mediaType, size }: { mediaType: string; size: number }): boolean {
  return isPicture(mediaType) && size <= THUMBNAIL_BYTES;
}

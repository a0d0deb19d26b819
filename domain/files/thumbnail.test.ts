import { expect, it } from 'vitest';
import { hasThumbnail, isPicture, THUMBNAIL_BYTES } from './thumbnail.ts';

it.each([
  ['image/png', 1, true],
  ['image/jpeg', THUMBNAIL_BYTES, true],
  ['image/webp', THUMBNAIL_BYTES, true],
  ['image/jpeg', THUMBNAIL_BYTES + 1, false],
  ['image/heic', 1, false],
  ['image/svg+xml', 1, false],
  ['application/pdf', 1, false],
])('a file of %s with %i bytes is drawn small: %s', (mediaType, size, drawn) =>
  expect(hasThumbnail({ mediaType, size })).toBe(drawn),
);

it('a large picture is one all the same', () => expect(isPicture('image/jpeg')).toBe(true));

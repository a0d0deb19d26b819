import type { Page } from '@playwright/test';

/** How well a picture is kept, the best first: one with much on it is kept less well. */
const QUALITIES = [0.66, 0.55, 0.45];

const encoded = async (page: Page, png: Buffer, quality: number): Promise<Buffer> => {
  const url = await page.evaluate(
    async ([source, kept]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', kept);
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

/** A picture as webp of at most so many bytes, written by the browser that took it. Throws when it does not fit. */
export const toWebp = async (page: Page, png: Buffer, most: number): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const picture = await encoded(page, png, quality);
    if (picture.length <= most) return picture;
  }
  throw new Error(`A picture weighs more than ${most} bytes`);
};

import type { Page } from '@playwright/test';

// APP1 with one tag: the camera was held upright, so that the picture is to be turned to the right (EXIF 2.3, 4.6.4).
const TURNED = Buffer.from(
  `ffe10022${Buffer.from('Exif\0\0').toString('hex')}49492a0008000000010012010300010000000600000000000000`,
  'hex',
);

/** A photo as a phone makes one: large, with lines that are sharp, and, held upright, with a note of that. */
export const photoFile = async (page: Page, { isUpright = false, shade = '#333' } = {}) => {
  const data = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#eef2f0';
    pen.fillRect(0, 0, 3000, 2000);
    pen.fillStyle = colour;
    pen.fillRect(200, 300, 800, 1100);
    for (let line = 0; line < 14; line += 1) pen.fillRect(1150, 340 + line * 80, 900 + (line % 4) * 200, 26);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  }, shade);
  const plain = Buffer.from(data, 'base64');
  const buffer = isUpright ? Buffer.concat([plain.subarray(0, 2), TURNED, plain.subarray(2)]) : plain;
  return { name: 'IMG_2026.jpg', mimeType: 'image/jpeg', buffer };
};

import { fitSize, turnedSize } from '#domain/files/fitSize.ts';
import { greyOf, MEASURED_SIDE, type PictureWarning, pictureWarnings } from '#domain/files/pictureQuality.ts';

/** A picture as it is sent: its longer side has so many pixels at the most. */
const LONGEST_SIDE = 2000;
const JPEG = { type: 'image/jpeg', quality: 0.8 } as const;

/** A file that is ready to be sent. */
export interface ReadyPicture {
  file: File;
  /** Where the page shows it from, until `URL.revokeObjectURL`; null for what the browser cannot draw. */
  preview: string | null;
  warnings: PictureWarning[];
}

/** What the browser makes of a file, upright as its EXIF has it; null for a PDF, and for HEIC where it is not known. */
const decode = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

/** The picture, turned by quarters to the right, in a size of its own. */
const draw = (picture: ImageBitmap, quarters: number, most: number): HTMLCanvasElement => {
  const drawn = fitSize(picture, most);
  const { width, height } = turnedSize(drawn, quarters);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  // JPEG knows no glass: what shines through becomes paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((quarters * Math.PI) / 2);
  pen.drawImage(picture, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height);
  return canvas;
};

const warningsOf = (picture: ImageBitmap): PictureWarning[] => {
  const { width, height } = fitSize(picture, MEASURED_SIDE);
  const pixels = draw(picture, 0, MEASURED_SIDE).getContext('2d')?.getImageData(0, 0, width, height);
  return pixels ? pictureWarnings(picture, greyOf(pixels.data, { width, height })) : [];
};

const jpegOf = async (canvas: HTMLCanvasElement, name: string): Promise<File> => {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, JPEG.type, JPEG.quality));
  if (!blob) throw new Error('The browser writes no JPEG');
  return new File([blob], `${name.replace(/\.\w+$/, '') || 'photo'}.jpg`, { type: JPEG.type });
};

/**
 * Makes a photo of a phone small enough for its line, turned by quarters to the right: a JPEG without what the camera wrote into it
 * (where it was taken, by which phone). What cannot be drawn here, a PDF or HEIC, stays as it is.
 */
export const shrinkPicture = async (original: File, quarters: number): Promise<ReadyPicture> => {
  const asItIs: ReadyPicture = { file: original, preview: null, warnings: [] };
  const picture = await decode(original);
  if (!picture) return asItIs;
  try {
    const file = await jpegOf(draw(picture, quarters, LONGEST_SIDE), original.name);
    return { file, preview: URL.createObjectURL(file), warnings: warningsOf(picture) };
  } catch {
    // A phone without memory for it sends the photo as it came.
    return asItIs;
  } finally {
    picture.close();
  }
};

/** The measure of a picture in pixels: of a phone where its name begins so, else of a window. */
export const pictureSize = (file: string): { width: number; height: number } =>
  file.startsWith('phone-') ? { width: 390, height: 700 } : { width: 1200, height: 750 };

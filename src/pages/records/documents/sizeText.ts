const figure = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 });

/** The size of a file in KB or MB. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${figure.format(Math.max(0.1, bytes / 1024))} KB`
    : `${figure.format(bytes / (1024 * 1024))} MB`;

import { countText } from '../../../components/ui/numberTexts.ts';

/** The size of a file in KB or MB. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${countText(Math.max(0.1, bytes / 1024), 1)} KB`
    : `${countText(bytes / (1024 * 1024), 1)} MB`;

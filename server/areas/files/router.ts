import type { Exports } from '../../jobs/export/exportable.ts';
import { downloadFile } from './downloadFile.ts';

/** The calls of files, which know the lists that they are handed. */
export const filesRouter = (exports: Exports) => ({ downloadFile: downloadFile(exports) });

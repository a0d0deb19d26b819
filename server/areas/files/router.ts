import { downloadFile } from './downloadFile.ts';

export const filesRouter = { downloadFile };

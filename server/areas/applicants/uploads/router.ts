import { discardUpload } from './discardUpload.ts';
import { previewUpload } from './previewUpload.ts';
import { uploadPiece } from './uploadPiece.ts';

export const applicantUploadsRouter = { uploadPiece, previewUpload, discardUpload };

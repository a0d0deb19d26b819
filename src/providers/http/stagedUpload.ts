import { ApiError } from './apiError.ts';

/** A file that was uploaded before what it belongs to is there. */
export interface StagedUpload {
  fileId: string;
  name: string;
  mediaType: string;
  size: number;
}

const isStaged = (data: unknown): data is StagedUpload =>
  typeof data === 'object' && data !== null && 'fileId' in data && typeof data.fileId === 'string';

/** The answer to such an upload; throws an ApiError for what cannot be read as one. */
export const stagedUpload = (data: unknown): StagedUpload => {
  if (isStaged(data)) return data;
  throw new ApiError(200, 'malformed', 'The server sent an answer that cannot be read');
};

import { os } from '../../http/os.ts';
import { send } from './send.ts';

/** A document as a file, for those who follow an application. 404. */
export const downloadPmFileTrack = os.documents.downloadPmFileTrack.handler(({ input, context }) =>
  send(context, input.query.documentId),
);

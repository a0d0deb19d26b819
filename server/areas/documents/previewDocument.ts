import { os } from '../../http/os.ts';
import { send } from './send.ts';

/** A document to look at. 404. */
export const previewDocument = os.documents.previewDocument.handler(({ input, context }) =>
  send(context, input.query.documentId, 'VIEW'),
);

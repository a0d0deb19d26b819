import { os } from '../../http/os.ts';
import { send } from './send.ts';

/** A document to look at, or to be drawn small beside its name. 404. */
export const previewDocument = os.documents.previewDocument.handler(({ input, context }) =>
  send(context, input.query.documentId, input.query.as === 'thumbnail' ? 'THUMBNAIL' : 'VIEW'),
);

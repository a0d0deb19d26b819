import { os } from '../../http/os.ts';
import { send } from './send.ts';

/** A document as a file, for reviewers. 404. */
export const downloadPmFileWorkflow = os.documents.downloadPmFileWorkflow.handler(({ input, context }) =>
  send(context, input.query.documentId),
);

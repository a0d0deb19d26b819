import type { SentRequest } from '#contract/documents.ts';
import { badFields } from '../../http/errors/fail.ts';

const NO_FILE = { en: 'Send a file', fil: 'Magpadala ng file' };
const OVER = {
  en: 'The application was sent: send the file itself',
  fil: 'Naipadala na ang aplikasyon: ang file mismo ang ipadala',
};

/** What an upload says of a document of a record that is there: the file has to come along. 400 on `file`, `request.uploadId`. */
export const givenFile = ({ request, file }: { request: SentRequest; file?: File | undefined }) => {
  const { uploadId, ...asked } = request;
  if (uploadId) throw badFields({ 'request.uploadId': OVER });
  if (!file) throw badFields({ file: NO_FILE });
  return { request: asked, file };
};

import { type Sentence, same } from '../../sentence.ts';

const SERVER_ERROR = 'Server Error';
const NOT_UPLOADED = 'Some files was not uploaded successfully.';

/** What is recorded of a file that was not uploaded: the server's message, but for the one that tells nothing. */
export const uploadProblem = (serverMessage: string): string =>
  serverMessage === SERVER_ERROR ? NOT_UPLOADED : serverMessage;

/** The same as people read it: what is recorded is in the words of the specification, or in those of the server. */
export const sayUploadProblem = (recorded: string): Sentence =>
  recorded === NOT_UPLOADED
    ? { en: NOT_UPLOADED, fil: 'Hindi na-upload nang maayos ang ilang file.' }
    : same(recorded);

const SERVER_ERROR = 'Server Error';
const NOT_UPLOADED = 'Some files was not uploaded successfully.';

/** What is recorded of a file that was not uploaded: the server's message, but for the one that tells nothing. */
export const uploadProblem = (serverMessage: string): string =>
  serverMessage === SERVER_ERROR ? NOT_UPLOADED : serverMessage;

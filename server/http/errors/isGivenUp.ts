/** What Node and its HTTP adapter say of a body whose sender is gone. */
const GONE = /^(aborted|Client connection prematurely closed\.)$/;

/** Whether whoever sent a request has gone: what fails then is nobody's error, and nobody reads an answer. */
export const isGivenUp = (request: Request, error: unknown): boolean =>
  request.signal.aborted || (error instanceof Error && GONE.test(error.message));

/** What such a request is logged with; the number is nginx's. */
export const GIVEN_UP = 499;

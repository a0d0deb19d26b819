/** The database cannot be reached, or went away before the transaction ended: what was asked for may be asked again. */
export class DatabaseLost extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
  }
}

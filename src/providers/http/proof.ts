import type { ErrorBody } from '#contract/errors.ts';

/** What has to be proved before a call is answered. */
export type ProofAsked = NonNullable<ErrorBody['proof']>;
/** Answers true once the second factor is proved and the call may be sent again. */
type Asker = (asked: ProofAsked) => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks for the second factor; returns how to stop. Without anybody the server's refusal stands. */
export const onProofNeeded = (ask: Asker): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

const askedBy = async (response: Response): Promise<ProofAsked | null> => {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<ErrorBody> | null;
  return body?.proof ?? null;
};

/** Has the person prove their second factor for a call that was refused without; calls that wait at once share one dialog. */
export const hasProved = async (response: Response): Promise<boolean> => {
  const asked = await askedBy(response);
  if (!asked || !asker) return false;
  asking ??= asker(asked).finally(() => {
    asking = null;
  });
  return asking;
};

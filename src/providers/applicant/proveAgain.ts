/** Asks the person to prove the number again over what is open; true when they did. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks for the number when a session has ended; returns how to stop. */
export const onProofNeeded = (ask: Asker): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

/** Has the number proved again, once for all calls that wait for it; false where nobody can ask. */
export const proveAgain = (): Promise<boolean> => {
  asking ??= (asker ? asker() : Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
};

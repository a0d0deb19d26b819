import type { LossyLine } from './lossyLine.ts';

/** What an error says of itself, whichever page it comes from. */
export const fieldsOf = (error: unknown) =>
  (error ?? {}) as { name?: string; status?: number; code?: string; cause?: unknown };
const isCut = (error: unknown): boolean => fieldsOf(error).status === 0;

/** Whether it went through; false when the line broke. */
export const went = async (deed: () => Promise<unknown>): Promise<boolean> => {
  try {
    await deed();
    return true;
  } catch (error) {
    if (isCut(error) || isCut(fieldsOf(error).cause)) return false;
    throw error;
  }
};

/** As somebody who presses again: until it went through, on a line that is whole by then. */
export const insist = async (line: LossyLine, deed: () => Promise<unknown>): Promise<void> => {
  if (await went(deed)) return;
  line.lose();
  await deed();
};

import { ApiError } from './apiError.ts';
import { send } from './send.ts';

/** Pauses (ms) before what the line has lost is sent once more. */
const PAUSES_MS = [300, 1000, 2500];

/** Nobody knows whether it arrived; a device that knows of no line waits for one instead. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network' && navigator.onLine;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As `send`, for a request whose second try is harmless: sent again, three times at most, when its way there or back was lost. */
export const sendAgain = async (request: Request): Promise<Response> => {
  for (const ms of PAUSES_MS) {
    try {
      return await send(request);
    } catch (error) {
      if (!isLost(error) || request.signal.aborted) throw error;
      await pause(ms);
    }
  }
  return send(request);
};

const answers = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether the server answers at all just now, whatever it says: asked twice, as a bad line loses one question now and then. */
export const isReachable = async (): Promise<boolean> => (await answers()) || (navigator.onLine && answers());

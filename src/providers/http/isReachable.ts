/** Whether the server answers at all just now, whatever it says. */
export const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

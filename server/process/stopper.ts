/** Every step that was started is stopped in the opposite order, once. */
export const stopper = () => {
  const steps: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    for (const step of steps.reverse()) await step().catch(() => undefined);
  };
  return {
    later: (step: () => Promise<unknown>) => void steps.push(step),
    stop: () => (stopping ??= stop()),
  };
};

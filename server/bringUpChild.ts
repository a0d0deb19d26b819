import { bringUp } from './bringUp.ts';
import { ConfigError, readConfig } from './config.ts';
import { openFileStore } from './files/openFileStore.ts';

/** The database to bring up; everything else is in the settings, which this process inherits. */
export interface BringUpOrder {
  url: string;
}
export type BringUpAnswer = { done: string[] } | { message: string; isConfigError: boolean };

const work = async ({ url }: BringUpOrder): Promise<BringUpAnswer> => {
  try {
    const config = readConfig();
    return { done: await bringUp(url, { demo: config.demo, files: openFileStore(config) }) };
  } catch (error) {
    const { message, stack = message } = error as Error;
    const isConfigError = error instanceof ConfigError;
    return { message: isConfigError ? message : stack, isConfigError };
  }
};

// Ctrl-C reaches this process too. The server breaks it off in its order, before it stops the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// The server is gone.
process.on('disconnect', () => process.exit(1));
process.once('message', (order: BringUpOrder) => {
  void work(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});

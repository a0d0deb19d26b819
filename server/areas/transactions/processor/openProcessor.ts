import type { Config } from '../../../config.ts';
import { httpProcessor } from './httpProcessor.ts';
import type { Processor } from './processor.ts';
import { simulatedProcessor } from './simulatedProcessor.ts';

/** The processor of the configuration; in the demo the simulator, whatever is configured; null where none is set up. */
export const openProcessor = ({ demo, processor }: Config, now: () => Date): Processor | null => {
  if (demo) return simulatedProcessor(now);
  return processor ? httpProcessor(processor) : null;
};

/** Whether refunds are paid out at all. */
export const hasProcessor = ({ demo, processor }: Config): boolean => demo || processor !== undefined;

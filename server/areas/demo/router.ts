import { getOutbox } from './getOutbox.ts';

export const demoRouter = { getOutbox };

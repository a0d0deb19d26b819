import { getPriority, setPriority } from 'node:os';
import { readBook } from '../books/readBook.ts';
import type { Answer, Order } from './reader.ts';
import { serve } from './serve.ts';
import { startWatch } from './startWatch.ts';

/** A list within the limits computes for 8 s at most, and the sentence of `tooHeavy` names the first; see ADR 22. */
const LONGEST = { computingMs: 30_000, allMs: 60_000 };
/** Behind whoever waits for an answer. */
const NICENESS = 10;

const [order = '{}'] = process.argv.slice(2);
const say = (answer: Answer) => process.send?.(answer);

// Whoever is not privileged may only step back.
setPriority(Math.max(NICENESS, getPriority()));
const watch = startWatch(LONGEST);
process.on('disconnect', () => process.exit());
await serve(JSON.parse(order) as Order, { say, onAsk: (give) => process.on('message', give) }, readBook);
await watch.terminate();

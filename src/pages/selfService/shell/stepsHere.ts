import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { isReachable } from '../../../providers/http/isReachable.ts';

const here = new Set<SelfServiceStep>();

/** The code of a step has come. */
export const markHere = (step: SelfServiceStep): void => void here.add(step);

/** Whether a step can be opened now: its code is here, or somebody answers who has it. Without a line nothing is asked for in vain. */
export const canOpen = async (step: SelfServiceStep): Promise<boolean> => here.has(step) || isReachable();

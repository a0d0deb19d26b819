import { addSeparation } from './addSeparation.ts';
import { listSeparations } from './listSeparations.ts';
import { removeSeparation } from './removeSeparation.ts';

export const separationsRouter = { listSeparations, addSeparation, removeSeparation };

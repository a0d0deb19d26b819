import { deleteDraft } from './deleteDraft.ts';
import { getDraft } from './getDraft.ts';
import { saveDraft } from './saveDraft.ts';

export const draftsRouter = { getDraft, saveDraft, deleteDraft };

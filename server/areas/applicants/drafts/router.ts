import { beginDraft } from './beginDraft.ts';
import { cancelDraft } from './cancelDraft.ts';
import { changeContact } from './changeContact.ts';
import { discardPart } from './discardPart.ts';
import { exportDraft } from './exportDraft.ts';
import { getDraft } from './getDraft.ts';
import { listDrafts } from './listDrafts.ts';
import { noteProgress } from './noteProgress.ts';
import { openDraft } from './openDraft.ts';
import { savePart } from './savePart.ts';

export const applicantDraftsRouter = {
  beginDraft,
  listDrafts,
  openDraft,
  getDraft,
  savePart,
  discardPart,
  noteProgress,
  changeContact,
  cancelDraft,
  exportDraft,
};

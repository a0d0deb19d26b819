import { askFactorReset } from '../factor/askFactorReset.ts';
import { changeUserAccess, previewUserAccess } from './changeAccess.ts';
import { getUserPost } from './getUserPost.ts';

export const userAccessRouter = { getUserPost, previewUserAccess, changeUserAccess, askFactorReset };

import { askFactorReset } from '../factor/askFactorReset.ts';
import { askIdentity, unbindIdentity } from '../identity/identity.ts';
import { changeUserAccess, previewUserAccess } from './changeAccess.ts';
import { getUserPost } from './getUserPost.ts';

export const userAccessRouter = {
  getUserPost,
  previewUserAccess,
  changeUserAccess,
  askFactorReset,
  askIdentity,
  unbindIdentity,
};

import { beginRoleView } from './beginRoleView.ts';
import { beginUserView } from './beginUserView.ts';
import { endView } from './endView.ts';

export const viewsRouter = { beginUserView, beginRoleView, endView };

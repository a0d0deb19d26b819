import { createContext, useContext } from 'react';
import type { Post } from '../create/posts.ts';

/** What the fields of an account's access are about, while it is made and while it is changed. */
export interface ChosenPost {
  isStaff: boolean;
  partnerId: string | null;
  posts: readonly Post[];
  /** The chosen one; of staff with several roles all of them together. */
  post: Post | undefined;
  /** Codes of modules besides the roles that are asked for already. */
  waiting?: readonly string[];
}

const Context = createContext<ChosenPost | null>(null);
export const ChosenPostProvider = Context.Provider;

/** The post that the form around this component has chosen. */
export const useChosenPost = (): ChosenPost => {
  const found = useContext(Context);
  if (!found) throw new Error('useChosenPost needs a ChosenPostProvider around it');
  return found;
};

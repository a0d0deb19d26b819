import { loadersOf, type PageGroup } from './pageGroup.ts';
import { guardFor } from './providers/guard.ts';
import { getLanguage } from './providers/language.ts';
import { getUser } from './providers/session/session.ts';

const later = (work: Promise<unknown>): void => void work.catch(() => undefined);

/**
 * Begins what the page of the present address needs of code and texts before anything is drawn: all of it together, instead of one
 * after the other as they are rendered. What goes wrong is told by the page itself. Its first rows the entry has asked for.
 */
export const beginPage = (groups: readonly PageGroup[]): void => {
  const { route, decision } = guardFor(location.pathname, getUser());
  const group = groups.find(({ pages }) => Object.hasOwn(pages, route.page));
  if (decision.kind !== 'allow' || !group) return;
  for (const [name, load] of loadersOf(group)) if (name === route.page) later(load());
  if (group.around) later(group.around());
  if (group.texts) later(group.texts[getLanguage()]());
};

import { getUser } from './session.ts';

const keyOf = (name: string) => `suki_note_${name}`;

/**
 * Notes something under a name for whoever is signed in, in this tab: it outlives a reload, and is nobody else's. Null takes it away. A
 * browser that keeps nothing loses no more than the note.
 */
export const noteInTab = (name: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify({ userId: getUser()?.userId, value }));
  } catch (error) {
    console.error('note', error);
  }
};

/** What was noted under the name by whoever is signed in; null for nothing, and for what is another's, which is taken away. */
export const notedInTab = (name: string): unknown => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || !('value' in kept)) return null;
    if (kept.userId === getUser()?.userId) return kept.value;
    noteInTab(name, null);
    return null;
  } catch (error) {
    console.error('note', error);
    return null;
  }
};

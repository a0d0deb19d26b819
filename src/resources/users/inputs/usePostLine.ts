import { useTranslate } from 'react-admin';
import type { Post } from '../create/posts.ts';

/** So many rights are named of a role; the others are counted. */
const NAMED = 3;

/** What a post is, why it is not the caller's to give, or who else has to agree. */
export const usePostLine = (): ((post: Post) => string) => {
  const translate = useTranslate();
  return ({ role, assignment, isGivable, lacks }) => {
    if (lacks.length) {
      const named = lacks.length > NAMED + 1 ? lacks.slice(0, NAMED) : lacks;
      const rights = named.map((one) => translate(`permissions.label.${one}`, { _: one })).join(', ');
      const more = lacks.length - named.length;
      return more
        ? translate('users.create.lacksMore', { rights, smart_count: more })
        : translate('users.create.lacks', { rights });
    }
    if (!isGivable) return translate('users.create.notGiven', { role });
    return assignment ? `${translate(`users.create.assignment.${assignment}`)} · ${role}` : '';
  };
};

import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PermissionOfUser } from '#contract/people/users.ts';
import { areaOf } from '#domain/access/permissionAreas.ts';
import { accessWords, isHeld } from './accessWords.ts';

/** Which permissions are shown: every one, those that are held, or the others. */
export const ACCESS_PARTS = ['all', 'can', 'cannot'] as const;
export type AccessPart = (typeof ACCESS_PARTS)[number];

/** The rows of a part whose name, label, area or reason holds every word of the query. */
export const useAccessSearch = (
  rows: readonly PermissionOfUser[],
  part: AccessPart,
  query: string,
): PermissionOfUser[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const textOf = (row: PermissionOfUser) => {
      const label = translate(`permissions.label.${row.permission}`, { _: row.permission });
      const area = translate(`permissions.area.${areaOf(row.permission) ?? ''}`, { _: '' });
      return [row.permission, label, area, ...accessWords(row, translate)].join(' ').toLowerCase();
    };
    return rows.filter(
      (row) =>
        (part === 'all' || isHeld(row) === (part === 'can')) &&
        words.every((word) => textOf(row).includes(word)),
    );
  }, [rows, part, query, translate]);
};

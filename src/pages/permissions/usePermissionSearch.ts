import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { areaOf } from '#domain/access/permissionAreas.ts';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';

export type Held = Awaited<ReturnType<SukiDataProvider['getMyPermissions']>>[number];

/** The permissions whose name, label, area or reason holds every word of the query. */
export const usePermissionSearch = (held: readonly Held[], query: string): Held[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const textOf = ({ permission, because }: Held) => {
      const label = translate(`permissions.label.${permission}`, { _: permission });
      const area = translate(`permissions.area.${areaOf(permission) ?? ''}`, { _: '' });
      const reasons = because.flatMap((reason) => [reason.name, reason.role ?? '']);
      return [permission, label, area, ...reasons].join(' ').toLowerCase();
    };
    return held.filter((row) => words.every((word) => textOf(row).includes(word)));
  }, [held, query, translate]);
};

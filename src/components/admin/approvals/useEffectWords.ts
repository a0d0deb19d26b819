import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#domain/day.ts';
import type { ApprovalKindName } from '#domain/review/approval.ts';
import { useSukiDataProvider } from '../useSukiDataProvider.ts';

const HOUR_MS = 3_600_000;

/** After how many hours an approved change of a kind takes effect; undefined until it is known. */
export const useEffectHours = (kind: ApprovalKindName): number | undefined => {
  const dataProvider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['approvalKinds'],
    queryFn: () => dataProvider.listApprovalKinds(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.find((one) => one.kind === kind)?.effectAfterHours;
};

/** When a change would take effect if it were approved now, with date and time; null while that is not known. */
export const useEffectWords = (kind: ApprovalKindName): string | null => {
  const translate = useTranslate();
  const hours = useEffectHours(kind);
  if (hours === undefined) return null;
  if (hours === 0) return translate(`approvals.atOnce.${kind}`);
  const when = formatInstant(new Date(Date.now() + hours * HOUR_MS));
  return translate('approvals.inHours', { smart_count: hours, when });
};

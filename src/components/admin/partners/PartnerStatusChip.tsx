import { useTranslate } from 'react-admin';
import { isStatus, partnerStatus } from '#domain/status.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** The status of a partner or a store in words. */
export const PartnerStatusChip = ({ status }: { status: string }) => {
  const translate = useTranslate();
  if (!isStatus(partnerStatus, status)) return status;
  const { label, tone } = partnerStatus[status];
  return <StatusChip tone={tone} label={translate(`resources.partners.status.${status}`, { _: label })} />;
};

import { type DeliveryStatus, deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** Where the goods of an advice are. */
export const DeliveryChip = ({ status }: { status: DeliveryStatus }) => {
  const { label, tone } = deliveryStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};

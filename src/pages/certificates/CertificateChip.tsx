import { type CertificateState, certificateState } from '#domain/settlement/certificates/certificate.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';

/** Whether a version counts. */
export const CertificateChip = ({ state }: { state: CertificateState }) => {
  const { label, tone } = certificateState[state];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};

import { type RegistrationCodeStatus, registrationCodeStatus } from '#domain/people/registrationCode.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** Where a code stands. */
export const CodeChip = ({ status }: { status: RegistrationCodeStatus }) => {
  const { tone, label } = registrationCodeStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};

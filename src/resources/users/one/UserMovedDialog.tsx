import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { User } from '#contract/people/users.ts';
import { formatInstant } from '#domain/day.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { userFields } from '#domain/fields/user.ts';
import type { Language } from '#domain/sentence.ts';
import { userStatus } from '#domain/status.ts';
import { MovedDialog } from '../../../components/admin/MovedDialog.tsx';
import type { Problem } from '../../../components/admin/problem.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { refetchUsers } from '../shared/userKeys.ts';

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'username' in value && 'dtimeUpdated' in value;

const factsOf = ({ name, status, statusReason, roles }: User, language: Language) => ({
  name,
  status: userStatus[status].label[language],
  statusReason,
  roles: roles.join(', '),
});

interface Props {
  seen: User;
  problem: Problem;
  onClose: () => void;
}

/** Nothing was done, for somebody changed the account meanwhile: who, when and what; then the account as it is now. */
export const UserMovedDialog = ({ seen, problem, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useQueryClient();
  const current = isUser(problem.current) ? problem.current : null;
  const labels: Record<string, string> = labelsOf(userFields, language);
  const reload = () => {
    void refetchUsers(client);
    onClose();
  };
  return (
    <MovedDialog
      title={translate('users.moved.title')}
      reload={translate('users.moved.reload')}
      onReload={reload}
      facts={{
        before: factsOf(seen, language),
        now: factsOf(current ?? seen, language),
        labelOf: (key) => labels[key] ?? key,
        same: current && translate('users.moved.same'),
      }}
    >
      {current
        ? translate('users.moved.by', {
            who: current.updatedBy ?? translate('form.somebody'),
            when: formatInstant(new Date(current.dtimeUpdated)),
          })
        : problem.message}
    </MovedDialog>
  );
};

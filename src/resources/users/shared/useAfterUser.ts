import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';

const LISTS = ['internalUserList', 'externalUserList', 'registrationCodeList'] as const;

/** Where one goes after an account: to the account itself, where one may see it, else to the first list that one may open. */
export const useAfterUser = () => {
  const user = useUser();
  return (id?: string): string => {
    const own = id === undefined ? [] : [pathOf('userDetail', { id })];
    return (
      [...own, ...LISTS.map((list) => pathOf(list))].find((path) => mayOpen(path, user)) ??
      pathOf('dashboard')
    );
  };
};

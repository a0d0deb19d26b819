import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { Answers } from './answers.ts';
import type { Asked } from './StepForm.tsx';

const keyOf = ({ isStaff, partnerId, contactDetail }: Answers): string =>
  `${isStaff ? null : partnerId}:${contactDetail.emailAddress.trim().toLowerCase()}`;

/** Says of a mail address that somebody of the same partner, or of the staff, has an account with it. */
export const useTakenEmail = (): Asked => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const taken = useRef(new Set<string>());
  return useMemo(
    () => ({
      ask: async (answers) => {
        const { isStaff, partnerId, contactDetail } = answers;
        // What could not be asked is told when the account is made.
        const isFree = await provider
          .isEmailFree(contactDetail.emailAddress, isStaff ? null : partnerId)
          .catch(() => true);
        if (!isFree) taken.current.add(keyOf(answers));
        return isFree;
      },
      problems: (answers): Record<string, string> =>
        taken.current.has(keyOf(answers))
          ? { 'contactDetail.emailAddress': translate('users.create.emailTaken') }
          : {},
    }),
    [provider, translate],
  );
};

import { type ReactNode, useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { AccessRoleBody, ForeseenRole } from '#contract/accessRoles.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { ForeseenDialog } from './ForeseenDialog.tsx';

interface Asked {
  role: string;
  foreseen: ForeseenRole;
  answer: (isWanted: boolean) => void;
}

/**
 * Says what saving a role would do to the people who have it, and asks; a save that moves nobody's rights is not asked about. What the
 * server refuses is thrown, as saving would.
 */
export const useForesee = (): {
  confirm: (body: Values, onto: RaRecord) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const provider = useSukiDataProvider();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    async (body: Values, onto: RaRecord): Promise<boolean> => {
      const foreseen = await provider.foreseeAccessRole(
        String(onto.id),
        Number(onto.version),
        body as AccessRoleBody,
      );
      const movesNobody = foreseen.gains.length + foreseen.losses.length === 0;
      if (movesNobody && !foreseen.needsSecondPerson) return true;
      return new Promise((answer) => setAsked({ role: String(body.role), foreseen, answer }));
    },
    [provider],
  );
  const close = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(null);
  };
  const dialog = asked && (
    <ForeseenDialog
      role={asked.role}
      foreseen={asked.foreseen}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  );
  return { confirm, dialog };
};

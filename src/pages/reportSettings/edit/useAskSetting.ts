import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { SukiDataProvider } from '../../../providers/dataProvider.ts';
import { SETTINGS_KEY } from '../settingQueries.ts';

/** Asks a second person for a change of a setting whose rows hold one by one; says that it waits, and closes. */
export const useAskSetting = (ask: (provider: SukiDataProvider) => Promise<unknown>, onClose: () => void) => {
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => ask(provider),
    onSuccess: async () => {
      notify('reportSettings.asked', { type: 'success' });
      onClose();
      await client.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
};

import { useStore } from 'react-admin';
import { type Arrangement, AS_IT_IS, arrangementOf, arrangesDesk } from '#domain/desk/arrangement.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { useUser } from '../../../components/shell/useUser.ts';

// A setting, which follows its user to other browsers.
const KEY = 'settings.desk';

/** How the user has arranged their desk. Without the right to arrange it, it is as it is for everybody. */
export const useArrangement = () => {
  const permissions = useHeld();
  const { type } = useUser();
  const [kept, keep] = useStore<Arrangement | null>(KEY, null);
  const arranges = arrangesDesk({ type, permissions });
  return {
    arranges,
    arrangement: arranges ? arrangementOf(kept) : AS_IT_IS,
    arrange: (arrangement: Arrangement) => keep(arrangement),
    /** As it is for everybody. */
    putBack: () => keep(null),
  };
};

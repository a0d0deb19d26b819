import { useStore, useStoreContext } from 'react-admin';
import { isNamedTheme, showTheme, type ThemeChoice } from '../../../theme/themeChoice.ts';

/**
 * The theme that the user chose, and how to choose another. react-admin keeps a named theme under `theme`; without one it
 * follows the device, which is what "system" means.
 */
export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => {
  const [stored] = useStore<ThemeChoice>('theme', 'system');
  const store = useStoreContext();
  const choose = (choice: ThemeChoice) => {
    if (isNamedTheme(choice)) store.setItem('theme', choice);
    else store.removeItem('theme');
    showTheme(choice);
  };
  return [isNamedTheme(stored) ? stored : 'system', choose];
};

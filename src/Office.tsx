import CssBaseline from '@mui/material/CssBaseline';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Notification,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';
import { Route } from 'react-router-dom';
import type { Boot } from './BackofficeBoot.ts';
import { type Menu, MenuProvider } from './components/shell/menuTable.ts';
import { Shell } from './components/shell/Shell.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import type { OfficePages } from './officeParts.tsx';
import { authProvider } from './providers/authProvider.ts';
import type { SukiDataProvider } from './providers/dataProvider.ts';
import { getLanguage, onLanguage } from './providers/language.ts';
import { createQueryClient, followLanguage } from './queryClient.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** The translations, another object after each change of the language: what shows them does so anew and keeps what was typed. */
const useTranslations = (i18nProvider: I18nProvider): I18nProvider => {
  const language = useSyncExternalStore(onLanguage, getLanguage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the copy is made for
  return useMemo(() => ({ ...i18nProvider }), [i18nProvider, language]);
};

interface Props {
  boot: Boot;
  dataProvider: SukiDataProvider;
  pages: OfficePages;
  menu: Menu;
}

const THEMES = { lightTheme, darkTheme };

/** A fault outside of pages, which have a boundary of their own, goes on to the one around the portal. */
const Broken = ({ error }: { error?: unknown }): never => {
  throw error;
};

/**
 * The back office over what App.tsx lists. The parts of `<Admin>` stand here themselves: as one they bring a second translator and
 * store, a layout, a login page and their forms, which nobody sees and everybody would load.
 */
export const Office = ({ boot: { store, i18nProvider }, dataProvider, pages, menu }: Props) => {
  const Page = useCallback(() => <GuardedPage pages={pages} />, [pages]);
  const [queryClient] = useState(createQueryClient);
  const translations = useTranslations(i18nProvider);
  useEffect(() => followLanguage(queryClient), [queryClient]);
  return (
    <MenuProvider value={menu}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={translations}
        store={store}
        queryClient={queryClient}
      >
        <ThemesContext value={THEMES}>
          <ThemeProvider>
            <CssBaseline enableColorScheme />
            <CoreAdminUI
              title="Suki"
              layout={Shell}
              catchAll={Page}
              error={Broken}
              loginPage={false}
              authCallbackPage={false}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes>
                {/* react-admin has a "/" of its own, which would come before "*". */}
                <Route path="/" element={<Page />} />
                <Route path="*" element={<Page />} />
              </CustomRoutes>
            </CoreAdminUI>
            <Notification />
          </ThemeProvider>
        </ThemesContext>
      </CoreAdminContext>
    </MenuProvider>
  );
};

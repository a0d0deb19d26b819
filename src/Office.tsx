import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AdminContext, AdminUI, CustomRoutes, type I18nProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Boot } from './BackofficeBoot.ts';
import { type Menu, MenuProvider } from './components/shell/menuTable.ts';
import { Shell } from './components/shell/Shell.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { type OfficePages, pathsOf } from './officeParts.tsx';
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

/**
 * The back office over what App.tsx lists. The two halves of `<Admin>` stand here themselves: as one they bring a second
 * translator and store that nobody uses.
 */
export const Office = ({ boot: { store, i18nProvider }, dataProvider, pages, menu }: Props) => {
  const Page = useCallback(() => <GuardedPage pages={pages} />, [pages]);
  const [queryClient] = useState(createQueryClient);
  const translations = useTranslations(i18nProvider);
  useEffect(() => followLanguage(queryClient), [queryClient]);
  return (
    <MenuProvider value={menu}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={translations}
        store={store}
        queryClient={queryClient}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <AdminUI
          title="Suki"
          layout={Shell}
          catchAll={Page}
          loginPage={false}
          authCallbackPage={false}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            {pathsOf(pages).map((path) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </CustomRoutes>
        </AdminUI>
      </AdminContext>
    </MenuProvider>
  );
};

import CssBaseline from '@mui/material/CssBaseline';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  CoreAdminContext,
  type I18nProvider,
  Notification,
  type ResourceDefinition,
  ResourceDefinitionContextProvider,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';
import type { Boot } from './BackofficeBoot.ts';
import { type Menu, MenuProvider } from './components/shell/menuTable.ts';
import { PageLoading } from './components/shell/PageLoading.tsx';
import { SessionEnded } from './components/shell/SessionEnded.tsx';
import { Shell } from './components/shell/Shell.tsx';
import { TranslatedUi } from './components/shell/TranslatedUi.tsx';
import { useUser } from './components/shell/useUser.ts';
import { GuardedPage } from './GuardedPage.tsx';
import type { OfficePages } from './officeParts.tsx';
import { settings } from './pages/settings/index.ts';
import { authProvider } from './providers/authProvider.ts';
import type { SukiDataProvider } from './providers/dataProvider.ts';
import { loadTexts } from './providers/i18nProvider.ts';
import { getLanguage, onLanguage } from './providers/language.ts';
import { lazyPage } from './public/loading/lazyPage.ts';
import { followLanguage, followLine } from './queryClient.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** The translations, another object after each change of the language: what shows them does so anew and keeps what was typed. */
const useTranslations = (i18nProvider: I18nProvider): I18nProvider => {
  const language = useSyncExternalStore(onLanguage, getLanguage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the copy is made for
  return useMemo(() => ({ ...i18nProvider }), [i18nProvider, language]);
};

/** What the back office begins with: beside the user's settings and texts the answers that are here or on their way. */
export interface OfficeBoot extends Boot {
  queryClient: QueryClient;
}

interface Props {
  boot: OfficeBoot;
  dataProvider: SukiDataProvider;
  definitions: Readonly<Record<string, ResourceDefinition>>;
  pages: OfficePages;
  menu: Menu;
}

const FactorNeeded = lazyPage(async () => {
  const [{ FactorNeededPage }] = await Promise.all([
    import('./pages/settings/security/FactorNeededPage.tsx'),
    loadTexts(settings.texts),
  ]);
  return { default: FactorNeededPage };
});

/** The page of the address with what surrounds it; the set-up of a second factor for somebody who has to have one first. */
const Shown = ({ pages }: Pick<Props, 'pages'>) => {
  const { factorNeeded } = useUser();
  if (!factorNeeded)
    return (
      <Shell>
        <GuardedPage pages={pages} />
      </Shell>
    );
  return (
    <TranslatedUi>
      <Suspense fallback={<PageLoading />}>
        <FactorNeeded />
      </Suspense>
      <SessionEnded />
    </TranslatedUi>
  );
};

const THEMES = { lightTheme, darkTheme };

/**
 * The back office over what App.tsx lists. The parts of `<Admin>` stand here themselves, as far as the portal has not its own: as one they
 * bring a second translator and store, a layout, routes, a login page and their forms, which nobody sees and everybody would load, and
 * they draw everything anew whenever they have asked once more who is signed in. That the entry and the guard have decided.
 */
export const Office = ({
  boot: { store, i18nProvider, queryClient },
  dataProvider,
  definitions,
  pages,
  menu,
}: Props) => {
  const translations = useTranslations(i18nProvider);
  useEffect(() => followLanguage(queryClient), [queryClient]);
  useEffect(() => followLine(queryClient), [queryClient]);
  return (
    <MenuProvider value={menu}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={translations}
        store={store}
        queryClient={queryClient}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ThemesContext value={THEMES}>
            <ThemeProvider>
              <CssBaseline enableColorScheme />
              <Shown pages={pages} />
              <Notification />
            </ThemeProvider>
          </ThemesContext>
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    </MenuProvider>
  );
};

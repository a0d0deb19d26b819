import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AdminContext, AdminUI, CustomRoutes, type I18nProvider } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider, useRouteError } from 'react-router-dom';
import { type Boot, bootForUser } from './BackofficeBoot.ts';
import { Shell } from './components/shell/Shell.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { officePaths } from './officePages.tsx';
import { authProvider } from './providers/authProvider.ts';
import { dataProvider } from './providers/dataProvider.ts';
import { getLanguage, onLanguage } from './providers/language.ts';
import { createQueryClient, followLanguage } from './queryClient.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** The translations, another object after each change of the language: what shows them does so anew and keeps what was typed. */
const useTranslations = (i18nProvider: I18nProvider): I18nProvider => {
  const language = useSyncExternalStore(onLanguage, getLanguage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the copy is made for
  return useMemo(() => ({ ...i18nProvider }), [i18nProvider, language]);
};

/**
 * The back office. Its pages stand in officePages.tsx, their paths and permissions in routes.ts. The two halves of `<Admin>`
 * stand here themselves: as one they bring a second translator and store that nobody uses.
 */
const Office = ({ boot: { store, i18nProvider } }: { boot: Boot }) => {
  const [queryClient] = useState(createQueryClient);
  const translations = useTranslations(i18nProvider);
  useEffect(() => followLanguage(queryClient), [queryClient]);
  return (
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
        catchAll={GuardedPage}
        loginPage={false}
        authCallbackPage={false}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          {officePaths.map((path) => (
            <Route key={path} path={path} element={<GuardedPage />} />
          ))}
        </CustomRoutes>
      </AdminUI>
    </AdminContext>
  );
};

/** What goes wrong here is told by the entry, as on every other page. */
const Rethrow = () => {
  throw useRouteError();
};

/** The router is one that can hold a move, so that a form asks before the browser's Back button leaves it. */
const openRouter = (boot: Boot) =>
  createBrowserRouter([{ path: '*', element: <Office boot={boot} />, errorElement: <Rethrow /> }]);

export default function App() {
  // Kept as state: a session that ends and is renewed in place must not begin the back office anew.
  const [booting] = useState(bootForUser);
  const boot = use(booting);
  const [router] = useState(() => openRouter(boot));
  return <RouterProvider router={router} />;
}

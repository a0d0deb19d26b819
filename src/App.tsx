import { use, useState } from 'react';
import { Admin, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { bootForUser } from './BackofficeBoot.ts';
import { Shell } from './components/shell/Shell.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { officePaths } from './officePages.tsx';
import { authProvider } from './providers/authProvider.ts';
import { dataProvider } from './providers/dataProvider.ts';
import { createQueryClient } from './queryClient.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** The back office. Its pages stand in officePages.tsx, their paths and permissions in routes.ts. */
export default function App() {
  // Kept as state: a session that ends and is renewed in place must not begin the back office anew.
  const [boot] = useState(bootForUser);
  const { store, i18nProvider } = use(boot);
  const [queryClient] = useState(createQueryClient);
  return (
    <BrowserRouter>
      <Admin
        title="Suki"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        theme={lightTheme}
        darkTheme={darkTheme}
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
      </Admin>
    </BrowserRouter>
  );
}

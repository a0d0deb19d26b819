import { use, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { bootForUser } from './BackofficeBoot.ts';
import { beginPage } from './beginPage.ts';
import { Office, type OfficeBoot } from './Office.tsx';
import { dataProviderOf, definitionsOf, groupsOf, menuOf, pagesOf } from './officeParts.tsx';
import { approvals } from './pages/approvals/index.ts';
import { audit } from './pages/audit/index.ts';
import { certificates } from './pages/certificates/index.ts';
import { changePassword } from './pages/changePassword/index.ts';
import { contactRequests } from './pages/contactRequests/index.ts';
import { dashboard } from './pages/dashboard/index.ts';
import { funnel } from './pages/funnel/index.ts';
import { imports } from './pages/imports/index.ts';
import { jobs } from './pages/jobs/index.ts';
import { machineAccounts } from './pages/machineAccounts/index.ts';
import { myAccount } from './pages/myAccount/index.ts';
import { newPartner } from './pages/newPartner/index.ts';
import { notices } from './pages/notices/index.ts';
import { payoutFiles } from './pages/payoutFiles/index.ts';
import { payouts } from './pages/payouts/index.ts';
import { permissions } from './pages/permissions/index.ts';
import { records } from './pages/records/index.ts';
import { reportSettings } from './pages/reportSettings/index.ts';
import { reviewQueue } from './pages/reviewQueue/index.ts';
import { settings } from './pages/settings/index.ts';
import { settlement } from './pages/settlement/index.ts';
import { unauthorized } from './pages/unauthorized/index.ts';
import { userGuide } from './pages/userGuide/index.ts';
import type { SukiDataProvider } from './providers/dataProvider.ts';
import { getUser } from './providers/session/session.ts';
import { createQueryClient } from './queryClient.ts';
import { accessRoles } from './resources/accessRoles/index.ts';
import { applications } from './resources/applications/index.ts';
import { contracts } from './resources/contracts/index.ts';
import { deliveryAdvices } from './resources/deliveryAdvices/index.ts';
import { disbursements } from './resources/disbursements/index.ts';
import { jobTitles } from './resources/jobTitles/index.ts';
import { merchants } from './resources/merchants/index.ts';
import { offsets } from './resources/offsets/index.ts';
import { partners } from './resources/partners/index.ts';
import { promos } from './resources/promos/index.ts';
import { protection } from './resources/protection/index.ts';
import { receipts } from './resources/receipts/index.ts';
import { sentMessages } from './resources/sentMessages/index.ts';
import { transactions } from './resources/transactions/index.ts';
import { users } from './resources/users/index.ts';

/** The back office, resource by resource and group of pages by group; those with a row in the menu stand in its order. */
const CONTENTS = {
  work: [
    dashboard,
    reviewQueue,
    approvals,
    promos,
    transactions,
    deliveryAdvices,
    settlement,
    payouts,
    payoutFiles,
    certificates,
    protection,
    disbursements,
    receipts,
    offsets,
    jobs,
  ],
  network: [partners, merchants, applications, contactRequests, funnel, contracts, imports],
  control: [users, accessRoles, machineAccounts, reportSettings, sentMessages, audit],
  help: [userGuide],
  others: [
    records,
    newPartner,
    myAccount,
    settings,
    jobTitles,
    notices,
    permissions,
    changePassword,
    unauthorized,
  ],
};

const groups = groupsOf(CONTENTS);
export const menu = menuOf(CONTENTS);
const definitions = definitionsOf(CONTENTS);
export const pages = pagesOf(CONTENTS);
export const dataProvider: SukiDataProvider = dataProviderOf(CONTENTS);

/** What goes wrong here is told by the entry, as on every other page. */
const Rethrow = () => {
  throw useRouteError();
};

/** The router is one that can hold a move, so that a form asks before the browser's Back button leaves it. */
const openRouter = (boot: OfficeBoot) => {
  const element = (
    <Office boot={boot} dataProvider={dataProvider} definitions={definitions} pages={pages} menu={menu} />
  );
  return createBrowserRouter([{ path: '*', element, errorElement: <Rethrow /> }]);
};

const open = async (): Promise<OfficeBoot> => {
  const queryClient = createQueryClient();
  // The page first: the translations begin with the texts that it wants.
  const [, boot] = await Promise.all([beginPage(groups, queryClient, dataProvider), bootForUser()]);
  return { ...boot, queryClient };
};

let opening: { userId: string | undefined; boot: Promise<OfficeBoot> } | null = null;

/**
 * Begins what the first screen of the back office waits for, once: the office that is shown next takes it over, if it is the same
 * person's. It holds their settings and their rows.
 */
export const begin = (): Promise<OfficeBoot> => {
  const userId = getUser()?.userId;
  if (opening?.userId !== userId) opening = null;
  opening ??= { userId, boot: open() };
  return opening.boot;
};

export default function App() {
  // Kept as state: a session that ends and is renewed in place must not begin the back office anew.
  const [booting] = useState(begin);
  const boot = use(booting);
  const [router] = useState(() => openRouter(boot));
  useEffect(() => {
    opening = null;
  }, []);
  return <RouterProvider router={router} />;
}

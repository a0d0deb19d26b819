import { MyAccountPage } from './MyAccountPage.tsx';
import { MyModulesPage } from './MyModulesPage.tsx';
import { MyStoresPage } from './MyStoresPage.tsx';

/** The pages of one's own account, one chunk. */
export const pages = {
  myAccount: MyAccountPage,
  myStoreRequests: MyStoresPage,
  myModuleRequests: MyModulesPage,
};

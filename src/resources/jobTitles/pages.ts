import { JobTitleCreate, JobTitleEdit } from './JobTitleForm.tsx';
import { JobTitleList } from './JobTitleList.tsx';
import { RoleGivingPage } from './RoleGivingPage.tsx';

/** The pages of job titles and of who gives which role, one chunk. */
export const pages = {
  jobTitleList: JobTitleList,
  jobTitleCreate: JobTitleCreate,
  jobTitleEdit: JobTitleEdit,
  roleGiving: RoleGivingPage,
};

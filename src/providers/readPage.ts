import { setTinRule } from '#contract/tinRule.ts';

const isOn = (setting: string): boolean =>
  document.querySelector<HTMLMetaElement>(`meta[name="${setting}"]`)?.content === 'on';

/** Takes in what the server wrote of its settings into the page; to be read before anything is checked. */
export const readPage = (): void => setTinRule({ branchOfFive: isOn('tin-branch-of-five') });

/** Whether staff may sign in at the company's identity provider. */
export const hasCompanySignIn = (): boolean => isOn('company-sign-in');

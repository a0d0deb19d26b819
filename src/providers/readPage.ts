import { setTinRule } from '#contract/tinRule.ts';

/** Takes in what the server wrote of its settings into the page; to be read before anything is checked. */
export const readPage = (): void => {
  const told = document.querySelector<HTMLMetaElement>('meta[name="tin-branch-of-five"]');
  setTinRule({ branchOfFive: told?.content === 'on' });
};

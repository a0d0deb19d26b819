import { MODULES } from '#domain/modules.ts';

/** Target of what the portal reports about a screen that is none of the modules. */
export const PORTAL = 'PORTAL';

const TABLES: Record<string, string> = {
  access_role: 'Access roles',
  partner: 'Partners',
  merchant: 'Stores',
  user_account: 'User accounts',
  user_access_role: 'Access roles of users',
  user_merchant: 'Stores of users',
  credential: 'Passwords',
  session: 'Sign-in',
  file: 'Files',
  job: 'Jobs',
  [PORTAL]: 'Portal',
};

const words = (code: string): string => {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What people call a table or module of the trail. */
export const targetLabel = (target: string): string => {
  const module = MODULES.find(({ code }) => code === target);
  return TABLES[target] ?? (module ? `${module.name} (screen)` : words(target));
};

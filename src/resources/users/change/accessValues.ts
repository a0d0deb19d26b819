import type { AccessInput, UserPost } from '#contract/people/userAccess.ts';
import { merchantsOf, type Store } from '../create/answers.ts';
import { opened, type Post } from '../create/posts.ts';

/** What the form of a change holds. */
export interface AccessValues {
  jobTitle: string | null;
  /** Of staff the names of all roles, those that wait for a second person among them. */
  roles: string[];
  primary: Store[];
  others: Store[];
  /** Codes of modules that are switched off, and of those besides the roles. */
  off: string[];
  asked: string[];
}

/** The values of an account as it stands. */
export const valuesOf = ({ user, off, granted, askedRoles }: UserPost): AccessValues => {
  const stores = (isPrimary: boolean) =>
    user.merchants
      .filter((store) => store.isPrimary === isPrimary)
      .map(({ id, merchantName }) => ({ id, merchantName }));
  return {
    jobTitle: user.jobTitle,
    roles: [...user.roles, ...askedRoles],
    primary: stores(true),
    others: stores(false),
    off,
    asked: granted,
  };
};

/** The post that the values name: a job title, several roles of staff together, or the roles as they stand. */
export const postOf = (
  { jobTitle, roles }: Pick<AccessValues, 'jobTitle' | 'roles'>,
  { user, permissions }: UserPost,
  posts: readonly Post[],
): Post => {
  const plain = { name: '', group: null, isGivable: true, lacks: [] };
  if (user.type === 'INTERNAL') {
    const chosen = posts.filter(({ name }) => roles.includes(name));
    const all = [...new Set(chosen.flatMap((post) => post.permissions))];
    return { ...plain, role: roles.join(', '), assignment: null, ...opened(all) };
  }
  const assignment = user.accessLevel === 'PARTNER' ? 'head-office' : 'multiple-stores';
  return (
    posts.find(({ name }) => name === jobTitle) ?? {
      ...plain,
      role: user.roles.join(', '),
      assignment,
      ...opened(permissions),
    }
  );
};

/** What is sent: a word on every module of the roles, and on those that were granted besides. */
export const bodyOf = (values: AccessValues, base: UserPost, posts: readonly Post[]): AccessInput => {
  const post = postOf(values, base, posts);
  const isOutside = (code: string) => !post.modules.includes(code);
  const given = base.granted.filter((code) => !values.asked.includes(code));
  const requests = [
    ...post.modules.map((code) => [code, !values.off.includes(code)] as const),
    ...values.asked.filter(isOutside).map((code) => [code, true] as const),
    ...given.filter(isOutside).map((code) => [code, false] as const),
  ];
  const moduleRequests = requests.map(([moduleCode, isEnabled]) => ({ moduleCode, isEnabled }));
  if (base.user.type === 'INTERNAL') return { roles: values.roles, moduleRequests };
  const jobTitle = values.jobTitle ? { jobTitle: values.jobTitle } : {};
  return { ...jobTitle, merchants: merchantsOf(values, post), moduleRequests };
};

/** The field of the form that a path of the wire, or a code of the server, is about. */
export const fieldOf = (path: string): string | undefined => {
  if (path.startsWith('merchants')) return 'primary';
  if (path.startsWith('moduleRequests')) return 'off';
  return path === 'jobTitle' || path === 'roles' ? path : undefined;
};

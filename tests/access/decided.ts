import type { Account } from './accountPermissions.ts';

/** anyone: also without a session; everyone: every signed-in account; nobody: what sessions of applicants or keys of machines alone open, 401. */
export interface Admitted {
  in: 'anyone' | 'everyone' | 'nobody' | readonly Account[];
  hidden?: readonly Account[] | 'the others';
}

/** method, path, access; then, where given, the permissions (any one of a group) and marks. */
export type Decided = readonly [
  method: string,
  path: string,
  access: 'anyone' | 'otp' | 'machine' | 'session' | 'permission',
  needs?: readonly (readonly string[])[],
  marks?: { userType?: 'INTERNAL'; orOtp?: true },
];

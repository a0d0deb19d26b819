interface Mender {
  type: 'INTERNAL' | 'EXTERNAL';
  permissions: ReadonlySet<string>;
  accessLevel?: 'ALL' | 'PARTNER' | 'MERCHANT' | undefined;
}

/** Whether what a review sends back is theirs to mend: an editor of the partner's head office. People of single stores look only. */
export const mendsSentBack = ({ type, permissions, accessLevel }: Mender): boolean =>
  type === 'EXTERNAL' && accessLevel !== 'MERCHANT' && permissions.has('PM_EDIT');

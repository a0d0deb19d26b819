import { useTranslate } from 'react-admin';
import { SIGN_IN_EVENTS, type SignInRow } from '#contract/people/users.ts';
import { AUDIT_EVENTS } from '#domain/audit/auditTargets.ts';
import type { Tone } from '#domain/status.ts';
import type { FilterDef } from '../../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useDeviceText } from '../../../components/admin/sessions/useDeviceText.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText } from '../../../components/ui/texts.tsx';

type What = SignInRow['what'];

/** What went wrong stands out; a sign-in that worked is the rule. */
const TONES: Readonly<Partial<Record<What, Tone>>> = {
  LOGIN: 'success',
  LOGIN_FAILED: 'error',
  OTP_FAILED: 'error',
  SESSION_REUSE: 'error',
  RECOVERY_CODE_USED: 'warning',
};

const Event = ({ what }: { what: What }) => (
  <StatusChip tone={TONES[what] ?? 'neutral'} label={AUDIT_EVENTS[what][useLanguage()]} />
);
const Device = ({ agent }: Pick<SignInRow, 'agent'>) => useDeviceText()(agent);

const columns: readonly Column<SignInRow>[] = [
  {
    field: 'what',
    label: 'users.signIn.what',
    cardRole: 'title',
    render: ({ what }) => <Event what={what} />,
  },
  {
    field: 'at',
    label: 'users.signIn.at',
    sortable: true,
    render: ({ at }) => <DateText value={at} withTime />,
  },
  { field: 'agent', label: 'users.signIn.agent', render: ({ agent }) => <Device agent={agent} /> },
  { field: 'address', label: 'users.signIn.address', isCode: true },
];

const useSignInFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  return [
    {
      kind: 'choices',
      field: 'what',
      label: 'users.signIn.what',
      options: SIGN_IN_EVENTS.map((value) => ({ value, label: AUDIT_EVENTS[value][language] })),
    },
    { kind: 'days', field: 'at', label: 'users.signIn.at' },
  ];
};

/** What happened at the door of one account, the latest first; tries that failed are marked. */
export const SignInsPanel = ({ userId }: { userId: string }) => {
  const title = useTranslate()('users.panel.signIns');
  const filters = useSignInFilters();
  return (
    <Panel title={title}>
      <ListPage<SignInRow>
        embedded
        resource="sign-ins"
        title={title}
        columns={columns}
        filters={filters}
        filter={{ userId }}
        emptyHint="users.signIn.none"
      />
    </Panel>
  );
};

import type { CertificateListed } from '#contract/finance/certificates.ts';
import { payeeKindLabel } from '#domain/settlement/atc.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { DateText, MoneyText, NONE } from '../../components/ui/texts.tsx';
import { CertificateChip } from './CertificateChip.tsx';
import { PayeeTinText, useQuarterName } from './certificateTexts.tsx';

const F = 'certificates.field';

const Quarter = ({ quarter }: { quarter: string }) => useQuarterName()(quarter);
const Kind = ({ payeeKind }: CertificateListed) => payeeKindLabel[payeeKind][useLanguage()];

/** Columns of the certificates. */
export const certificateColumns: readonly Column<CertificateListed>[] = [
  { field: 'payeeName', label: `${F}.payeeName`, width: 220 },
  { field: 'payeeTin', label: `${F}.payeeTin`, render: (row) => <PayeeTinText tin={row.payeeTin} /> },
  { field: 'quarter', label: `${F}.quarter`, sortable: true, render: (row) => <Quarter {...row} /> },
  { field: 'total', label: `${F}.total`, align: 'end', render: (row) => <MoneyText amount={row.total} /> },
  {
    field: 'tax',
    label: `${F}.tax`,
    align: 'end',
    sortable: true,
    render: (row) => <MoneyText amount={row.tax} />,
  },
  { field: 'version', label: `${F}.version`, align: 'end' },
  {
    field: 'state',
    label: `${F}.state`,
    cardRole: 'status',
    render: (row) => <CertificateChip state={row.state} />,
  },
  {
    field: 'dtimeTaken',
    label: `${F}.dtimeTaken`,
    render: (row) => (row.dtimeTaken ? <DateText value={row.dtimeTaken} /> : NONE),
  },
  {
    field: 'dtimeMailed',
    label: `${F}.dtimeMailed`,
    hidden: true,
    render: (row) => (row.dtimeMailed ? <DateText value={row.dtimeMailed} withTime /> : NONE),
  },
  { field: 'mailedTo', label: `${F}.mailedTo`, hidden: true, render: (row) => row.mailedTo ?? NONE },
  {
    field: 'dtimeMailFailed',
    label: `${F}.dtimeMailFailed`,
    hidden: true,
    render: (row) => (row.dtimeMailFailed ? <DateText value={row.dtimeMailFailed} withTime /> : NONE),
  },
  { field: 'payeeKind', label: `${F}.payeeKind`, hidden: true, render: (row) => <Kind {...row} /> },
  {
    field: 'carriedFrom',
    label: `${F}.carriedFrom`,
    hidden: true,
    render: (row) => (row.carriedFrom ? <Quarter quarter={row.carriedFrom} /> : NONE),
  },
  {
    field: 'dtimeIssued',
    label: `${F}.dtimeIssued`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeIssued} withTime />,
  },
  { field: 'issuedBy', label: `${F}.issuedBy`, hidden: true },
];

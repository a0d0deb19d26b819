import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Offset, OffsetRow } from '#contract/finance/offsets.ts';
import { disbursementFields, offsetFields } from '#domain/fields/settlement/disbursement.ts';
import { pathOf } from '#domain/pages.ts';
import { mdrType } from '#domain/records/mdrRates.ts';
import { productSlug } from '#domain/settlement/productSlug.ts';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { TextField } from '../../components/ui/fields/TextField.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText, MoneyText } from '../../components/ui/texts.tsx';
import { OffsetChip } from './OffsetChip.tsx';

const Head = ({ line }: { line: OffsetRow }) => (
  <HeadBar
    title={line.merchantName}
    aside={<OffsetChip state={line.state} />}
    line={
      <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
        <DateText value={line.day} />
        <span>{mdrType[line.transactionType][useLanguage()]}</span>
      </Stack>
    }
  />
);

const Applications = ({ line: { applications } }: { line: Offset }) => {
  const translate = useTranslate();
  if (!applications.length)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('offsets.nothingYet')}
      </Typography>
    );
  return (
    <TableContainer>
      <Table size="small" aria-label={translate('offsets.applications')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('offsets.against')}</TableCell>
            <TableCell align="right">{translate('offsets.field.applied')}</TableCell>
            <TableCell align="right">{translate('offsets.field.rest')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {applications.map(({ id, payoutId, day, amount, rest }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {day ? (
                  <MayLink to={pathOf('payoutDetail', { id: payoutId })}>
                    <DateText value={day} />
                  </MayLink>
                ) : (
                  translate('offsets.anothers')
                )}
              </TableCell>
              <TableCell align="right">
                <MoneyText amount={amount} />
              </TableCell>
              <TableCell align="right">
                <MoneyText amount={rest} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

/** The line itself, for whoever reads the report that it stands in. */
const LineLink = ({ line: { id, transactionType } }: { line: OffsetRow }) => {
  const translate = useTranslate();
  const path = pathOf('disbursementLine', { transactionType: productSlug(transactionType), id });
  if (!mayOpen(path, useUser())) return null;
  return (
    <Link component={RouterLink} to={path} variant="body2">
      {translate('offsets.openLine')}
    </Link>
  );
};

const Detail = () => {
  const translate = useTranslate();
  const line = useRecordContext<Offset>();
  if (!line) return null;
  return (
    <Fields of={{ ...disbursementFields, ...offsetFields }} record={line}>
      <Stack spacing={2.5}>
        <Head line={line} />
        <Panel title={translate('offsets.line')} aside={<LineLink line={line} />}>
          <FieldFacts>
            <TextField source="gross" />
            <TextField source="refunds" />
            <TextField source="original" />
            <TextField source="applied" />
            <TextField source="rest" />
            <TextField source="payeeName" />
          </FieldFacts>
        </Panel>
        <Panel title={translate('offsets.applications')} note={translate('offsets.oldestFirst')}>
          <Applications line={line} />
        </Panel>
      </Stack>
    </Fields>
  );
};

/** One line that owes: what of it was set off against what, the oldest first. */
export const OffsetLinePage = () => (
  <RecordPage<OffsetRow> resource="offsets" head={(row) => <Head line={row} />}>
    <Detail />
  </RecordPage>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AtcRow } from '#contract/finance/reportSettings.ts';
import type { NewAtc } from '#contract/finance/settingShapes.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { atcRateFields as fields } from '#domain/fields/reportSetting.ts';
import { MDR_TYPES, type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { atcPercent, firstAtcDay, HAS_ATC, payeeKindLabel } from '#domain/settlement/atc.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { useHeld } from '../../components/admin/Can.tsx';
import { useFocusInPage } from '../../components/admin/useFocusInPage.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { HiddenText } from '../../components/ui/HiddenText.tsx';
import { percentText } from '../../components/ui/numberTexts.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { atcStanding } from './atcStanding.ts';
import { AtcDialog } from './edit/AtcDialog.tsx';
import { EndAtcDialog } from './edit/EndAtcDialog.tsx';
import { SettingHead } from './SettingHead.tsx';
import { SETTINGS_KEY } from './settingQueries.ts';
import { WaitingNote } from './WaitingNote.tsx';

const Rate = ({ row: { percent, basePercent } }: { row: AtcRow }) => {
  const translate = useTranslate();
  if (Number(basePercent) === 100) return <>{percentText(percent)}</>;
  return (
    <>
      {translate('reportSettings.ofShare', {
        percent: percentText(percent),
        share: percentText(basePercent),
        whole: percentText(atcPercent({ percent, basePercent })),
      })}
    </>
  );
};

const Days = ({ row: { from, to } }: { row: AtcRow }) => {
  const translate = useTranslate();
  const days = { from: formatDate(from), to: to ? formatDate(to) : '' };
  return <>{translate(to ? 'reportSettings.fromTo' : 'reportSettings.fromOn', days)}</>;
};

/** Who agreed a code, and who its end. */
const Agreed = ({ row }: { row: AtcRow }) => {
  const translate = useTranslate();
  if (!row.madeBy && !row.endMadeBy) return <>{translate('reportSettings.installed')}</>;
  const people = (made: string | null, checked: string | null) => ({ made, checked });
  return (
    <>
      {row.madeBy && <div>{translate('reportSettings.people', people(row.madeBy, row.checkedBy))}</div>}
      {row.endMadeBy && (
        <div>{translate('reportSettings.endPeople', people(row.endMadeBy, row.endCheckedBy))}</div>
      )}
    </>
  );
};

/** Whether it is the newest of its kind of payee that ever held or will. */
const isLast = (row: AtcRow, rows: readonly AtcRow[]): boolean =>
  row === rows.find(({ payeeKind, from, to }) => payeeKind === row.payeeKind && (to === null || to >= from));

const isWithheld = (row: AtcRow): row is AtcRow & Pick<NewAtc, 'product'> => HAS_ATC[row.product];

interface RowActionsProps {
  row: AtcRow;
  version: number;
  /** The first day that another code may have. */
  first: string;
}

/**
 * Asks for another rate in place of a code, or after the last one that ended, and for the end of an open one; for whoever edits settings,
 * while nothing waits.
 */
const RowActions = ({ row, version, first }: RowActionsProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<'add' | 'end' | null>(null);
  const close = () => setOpen(null);
  useFocusInPage(open === null);
  return (
    <Stack direction="row" sx={{ gap: 0.5, whiteSpace: 'nowrap' }}>
      {isWithheld(row) && (
        <OutOfView>
          <Button size="small" onClick={() => setOpen('add')}>
            {translate('reportSettings.atc.add')}
          </Button>
        </OutOfView>
      )}
      {row.to === null && (
        <OutOfView>
          <Button size="small" onClick={() => setOpen('end')}>
            {translate('reportSettings.atc.end')}
          </Button>
        </OutOfView>
      )}
      {open === 'add' && isWithheld(row) && (
        <AtcDialog row={row} version={version} first={first} onClose={close} />
      )}
      {open === 'end' && <EndAtcDialog row={row} version={version} onClose={close} />}
    </Stack>
  );
};

/** The codes of a product, of each kind of payee the newest first. */
interface OfProductProps {
  product: MdrType;
  rows: readonly AtcRow[];
  /** The version that a change names; null where none is asked for. */
  version: number | null;
}

const OfProduct = ({ product, rows, version }: OfProductProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const today = manilaDate(new Date());
  const label = (name: keyof typeof fields) => fields[name].label[language];
  return (
    <Panel title={mdrType[product][language]}>
      <TableContainer
        // What is hidden from sight is within it too.
        sx={{ position: 'relative', mx: { xs: -2, sm: -2.5 }, width: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={mdrType[product][language]}
      >
        <Table size="small" sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              <TableCell>{label('code')}</TableCell>
              <TableCell>{label('payeeKind')}</TableCell>
              <TableCell align="right">{label('percent')}</TableCell>
              <TableCell>{translate('reportSettings.days')}</TableCell>
              <TableCell>{translate('reportSettings.stands')}</TableCell>
              <TableCell>{translate('reportSettings.agreed')}</TableCell>
              {version !== null && (
                <TableCell>
                  <HiddenText>{translate('reportSettings.change')}</HiddenText>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => {
              const standing = atcStanding(row, today);
              return (
                <TableRow key={row.id}>
                  <TableCell sx={{ fontWeight: 600 }}>{row.code}</TableCell>
                  <TableCell>{payeeKindLabel[row.payeeKind][language]}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                    <Rate row={row} />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <Days row={row} />
                  </TableCell>
                  <TableCell>
                    <StatusChip
                      tone={standing.tone}
                      label={translate(`reportSettings.atc.${standing.key}`)}
                    />
                  </TableCell>
                  <TableCell>
                    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                      <Agreed row={row} />
                    </Box>
                  </TableCell>
                  {version !== null && (
                    <TableCell>
                      {isLast(row, rows) && (
                        <RowActions
                          row={row}
                          version={version}
                          first={firstAtcDay(rows, { product, payeeKind: row.payeeKind, today })}
                        />
                      )}
                    </TableCell>
                  )}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};

/** The tax codes by which tax is withheld from payees, product by product, with the days that each holds. */
export const AtcRatesPage = () => {
  const provider = useSukiDataProvider();
  const mayEdit = useHeld().has('FM_EDIT_RS');
  const query = useQuery({ queryKey: [...SETTINGS_KEY, 'ATC'], queryFn: () => provider.listAtcRates() });
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <SettingHead kind="ATC" />
      <Answered query={query}>
        {({ list, request, version }) => (
          <>
            {request && <WaitingNote request={request} />}
            {MDR_TYPES.filter((product) => list.some((row) => row.product === product)).map((product) => (
              <OfProduct
                key={product}
                product={product}
                rows={list.filter((row) => row.product === product)}
                version={mayEdit && !request ? version : null}
              />
            ))}
          </>
        )}
      </Answered>
    </Stack>
  );
};

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { SummaryCard } from '../../../components/ui/wizard/SummaryCard.tsx';
import { useWizard } from '../wizard/useWizard.ts';

const PER_PAGE = 20;

/** The stores of the application with what becomes of each; each leads to all that was answered of it. */
export const StoresCard = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { answers, mode, pathTo, problemsOfBranch } = useWizard();
  const { branches } = answers;
  const [page, setPage] = useState(0);
  const first = Math.min(page, Math.max(0, Math.ceil(branches.length / PER_PAGE) - 1)) * PER_PAGE;
  return (
    <SummaryCard
      title={translate('wizard.review.stores')}
      note={translate('wizard.stores', { smart_count: branches.length })}
      href={pathTo('merchant')}
      changeLabel={translate('wizard.review.change')}
      onGo={(href) => void navigate(href)}
    >
      {branches.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(mode === 'partner' ? 'wizard.review.noStores' : 'wizard.review.needsStore')}
        </Typography>
      )}
      <Box component="ol" start={first + 1} sx={{ m: 0, pl: 3.5, fontVariantNumeric: 'tabular-nums' }}>
        {branches.slice(first, first + PER_PAGE).map((branch, at) => {
          const count = Object.keys(problemsOfBranch(branch)).length;
          return (
            <Box component="li" key={branch.key} sx={{ py: 0.5, typography: 'body2' }}>
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
                <Link
                  component={RouterLink}
                  to={pathTo('reviewApplication', first + at)}
                  sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {branch.merchantName || `${translate('wizard.review.showStores')} ${first + at + 1}`}
                </Link>
                {branch.madeId ? (
                  <StatusChip tone="success" label={translate('wizard.review.made')} />
                ) : (
                  <StatusChip
                    tone={count === 0 ? 'success' : 'warning'}
                    label={
                      count === 0
                        ? translate('wizard.review.looksGood')
                        : translate('wizard.toMend', { smart_count: count })
                    }
                  />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {branches.length > PER_PAGE && (
        <TablePagination
          component="div"
          count={branches.length}
          page={first / PER_PAGE}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type) => translate(`ra.navigation.${type}`, { _: type })}
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} / ${count}`}
        />
      )}
    </SummaryCard>
  );
};

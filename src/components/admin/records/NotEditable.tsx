import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { ManagementPage } from '#domain/pages.ts';
import {
  applicationStatus,
  isEditable,
  shownStatus,
  workflowStatus,
} from '#domain/review/applicationStatus.ts';
import { routeAt } from '../../../providers/guard.ts';
import { useLanguage } from '../useLanguage.ts';
import { useRecordShell } from './recordContext.ts';
import { viewOf } from './recordTabs.ts';

/** Why the record may not be edited; nothing while it may, or while that is not known. */
const useReason = (): string | null => {
  const translate = useTranslate();
  const language = useLanguage();
  const { summary } = useRecordShell();
  if (!summary || isEditable(summary.status, summary.workflowStatus)) return null;
  const { status, workflowStatus: workflow } = summary;
  const { label } =
    workflow === 'RISK_VERIFICATION'
      ? workflowStatus.RISK_VERIFICATION
      : applicationStatus[shownStatus(status, workflow).shown];
  return translate('records.notEditable', { status: label[language] });
};

/** Says why the form that was asked for did not open. */
export const NotEditableNote = () => {
  const reason = useReason();
  return reason && <Alert severity="info">{reason}</Alert>;
};

/** Leads from a form back to what it would change when the record may not be edited. */
export const NotEditable = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { retailerAssociateId } = useParams();
  const { pathTo } = useRecordShell();
  const isRefused = useReason() !== null;
  if (!isRefused) return children;
  const view = viewOf(routeAt(pathname).route.page as ManagementPage);
  const to = pathTo(view, retailerAssociateId ? { retailerAssociateId } : {});
  return <Navigate to={to} replace state={{ isNotEditable: true }} />;
};

import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit.ts';
import { recordInWords } from '#domain/audit/recordInWords.ts';
import type { Language } from '#domain/sentence.ts';
import type { ResourceName } from '../../../providers/paths.ts';
import { resourcePath } from '../../../providers/paths.ts';
import { NONE } from '../../ui/texts.tsx';
import { mayUsePage } from '../mayUsePage.ts';
import { useLanguage } from '../useLanguage.ts';

/** Tables whose records have a page of their own. */
const PAGES: Partial<Record<string, ResourceName>> = {
  partner: 'partners',
  merchant: 'merchants',
  access_role: 'access-roles',
};

const LINK = {
  fontWeight: 550,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'primary.main' },
} as const;

type Named = Pick<AuditEntry, 'target' | 'targetKey' | 'targetName' | 'targetGone'>;

const pageOf = ({ target, targetKey, targetGone }: Named): string | null => {
  const resource = PAGES[target];
  if (!resource || targetKey === null || targetGone || !mayUsePage(resource)) return null;
  return resourcePath(resource, 'show', targetKey);
};

/** What the record of an entry is called, else its number. */
export const recordName = ({ target, targetName, targetKey }: Named, language: Language): string => {
  if (targetName !== null) return recordInWords(target, targetName, language);
  return targetKey === null ? NONE : `#${targetKey}`;
};

/** The name of the record that an entry is about, leading to its page where it has one. */
export const RecordName = ({ entry }: { entry: Named }) => {
  const translate = useTranslate();
  const name = recordName(entry, useLanguage());
  const to = pageOf(entry);
  if (to) {
    return (
      <Link component={RouterLink} to={to} sx={LINK}>
        {name}
      </Link>
    );
  }
  return <>{entry.targetGone ? translate('resources.audit.gone', { name }) : name}</>;
};

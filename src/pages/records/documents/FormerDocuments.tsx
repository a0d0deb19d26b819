import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { DocumentLine } from './DocumentLine.tsx';

/** Documents that were replaced or removed, folded away until somebody asks. */
export const FormerDocuments = ({ documents }: { documents: readonly DocumentRow[] }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  return (
    <Panel
      title={translate('documents.history')}
      note={translate('documents.historyNote', { smart_count: documents.length })}
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'documents.hideHistory' : 'documents.showHistory')}
        </Button>
      }
    >
      {isOpen && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.map((one) => (
            <DocumentLine key={one.id} document={one} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

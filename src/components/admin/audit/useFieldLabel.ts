import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { humanField } from './fieldLabel.ts';

/** Names the fields and tables of the audit trail as people know them; an unknown one reads as its words. */
export const useFieldLabel = () => {
  const translate = useTranslate();
  const fieldLabel = useCallback(
    (field: string) => translate(`resources.audit.column.${field}`, { _: humanField(field) }),
    [translate],
  );
  const targetLabel = useCallback(
    (target: string) => translate(`resources.audit.table.${target}`, { _: humanField(target.toLowerCase()) }),
    [translate],
  );
  return { fieldLabel, targetLabel };
};

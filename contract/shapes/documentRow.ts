import { z } from 'zod';
import { id, instant } from '../envelope.ts';

import { code, named } from './code.ts';

export const documentRow = z.object({
  id,
  /** A code of the document types. */
  code: z.string(),
  name: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  isEnabled: z.boolean(),
  replacedBy: id.nullable(),
  createdBy: named,
  dtimeCreated: instant,
  disabledBy: named,
  dtimeDisabled: instant.nullable(),
});
export type DocumentRow = z.infer<typeof documentRow>;
/** A file that was uploaded before its record was there. */
export const stagedDocument = z.strictObject({ documentCode: code, fileId: id });

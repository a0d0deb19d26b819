import type { SelfServiceStep } from '#domain/selfService/form/steps.ts';
import { formPath } from '#domain/selfService/send/formPath.ts';
import type { PartRefused } from './sendApplication.ts';

const BANK_FIELDS = /^(?:bankDetails|contactPerson)\b/;
const DOCUMENT = /^documents\.(\w+)$/;
const PEOPLE = /^retailerAssociates\b/;
/** Those that are left empty are not sent: the places of the others are not those of the form. */
const SELLING = /^(?:commodities|schedules|ecommerceSites)\b/;

/** The branch that a refused field is of, and the field in it; null where it is of none. */
const inBranch = (part: PartRefused['part'], field: string): { store: number; name: string } | null => {
  if (typeof part !== 'object' || 'papersOf' in part) return null;
  if ('store' in part) return { store: part.store, name: field };
  const [found, at, name = ''] = /^merchants(?:\.(\d+)(?:\.(.*))?)?$/.exec(field) ?? [];
  return found === undefined ? null : { store: part.branches[Number(at ?? 0)] ?? 0, name };
};

/** The step, the store of several, and the field or document, where something is changed that the server refused. */
export const placeOf = (
  { part }: Pick<PartRefused, 'part'>,
  field: string,
): { step: SelfServiceStep; store?: number; field?: string } => {
  const [, document] = DOCUMENT.exec(field) ?? [];
  if (document) return { step: 'required-documents', field: document };
  if (part === 'documents') return { step: 'required-documents' };
  if (typeof part === 'object' && 'papersOf' in part)
    return { step: 'required-documents', store: part.papersOf };
  const branch = inBranch(part, field);
  if (!branch) {
    const step = BANK_FIELDS.test(field) ? 'bank-information' : 'business-details';
    return { step, field: formPath('partner', field) };
  }
  const { store, name } = branch;
  if (SELLING.test(name)) return { step: 'branch-details/commodity', store };
  const step = PEOPLE.test(name) ? 'retailer' : 'merchant';
  return { step: `branch-details/${step}`, store, ...(name && { field: formPath('store', name) }) };
};

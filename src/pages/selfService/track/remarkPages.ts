import { mendableFields } from '#domain/applicants/mendable.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import type { TrackedRemark } from '../../../providers/applicant/tracking.ts';

const PAGES: Readonly<Record<string, 'trackBusiness' | 'trackBank' | 'trackDocuments'>> = {
  'business-details': 'trackBusiness',
  'contact-person': 'trackBusiness',
  'bank-details': 'trackBank',
  documents: 'trackDocuments',
};

/** Where a remark is answered: its place on the page of its section. */
export const remarkPath = (refNumber: string, { id, merchantId, section }: TrackedRemark): string => {
  const page = merchantId
    ? applicantPath('trackStore', { refNumber, id: merchantId })
    : applicantPath(PAGES[section] ?? 'trackBusiness', { refNumber });
  return `${page}#remark-${id}`;
};

/** What a store may have of its partner: then it has no value of its own that could be corrected. */
const SHARED: readonly string[] = ['bank-details', 'contact-person'];

/** The same as the list of remarks says it, which does not know whether a store shares what is asked for. */
export const toldRemedy = (remark: TrackedRemark): 'field' | 'paper' | 'words' | 'either' => {
  const remedy = remedyOf(remark);
  return remedy === 'field' && remark.merchantId && SHARED.includes(remark.section) ? 'either' : remedy;
};

/** How a remark is done something about: by correcting fields, by another paper, or in words alone. */
export const remedyOf = ({ merchantId, section, field }: TrackedRemark): 'field' | 'paper' | 'words' => {
  if (section === 'documents') return 'paper';
  return mendableFields(merchantId ? 'merchant' : 'partner', { section, field }).length > 0
    ? 'field'
    : 'words';
};

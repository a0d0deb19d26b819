import { approvals } from './en/approvals.ts';
import { branches } from './en/branches.ts';
import { contracts } from './en/contracts.ts';
import { documents } from './en/documents.ts';
import { merchants } from './en/merchants.ts';
import { partners } from './en/partners.ts';
import { people } from './en/people.ts';
import { records } from './en/records.ts';
import { review } from './en/review.ts';
import { sections } from './en/sections.ts';
import { wizard } from './en/wizard.ts';
import { wizardDocuments } from './en/wizardDocuments.ts';

/** Texts of partner management: fetched with the first of its pages, so that other pages do not wait for them. */
export const management = {
  records,
  sections,
  review,
  approvals,
  documents,
  contracts,
  people,
  branches,
  wizard,
  wizardDocuments,
  resources: { partners, merchants },
};
export type ManagementMessages = typeof management;

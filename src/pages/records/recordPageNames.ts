import { recordPages } from '#domain/pages/recordPages.ts';
import type { RecordPage } from '#domain/pages.ts';

/** The pages that change a record. */
export type EditPage = {
  [P in RecordPage]: (typeof recordPages)[P] extends { within: 'form' } ? P : never;
}[RecordPage];
export type ViewPage = Exclude<RecordPage, EditPage>;

const isEdit = (page: RecordPage): page is EditPage => recordPages[page].within === 'form';
const isView = (page: RecordPage): page is ViewPage => !isEdit(page);

const names = Object.keys(recordPages) as RecordPage[];
export const EDIT_PAGES: readonly EditPage[] = names.filter(isEdit);
export const VIEW_PAGES: readonly ViewPage[] = names.filter(isView);

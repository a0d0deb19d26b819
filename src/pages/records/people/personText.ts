import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/sentence.ts';
import { sectionText } from '../../../components/admin/records/sections/sectionTexts.ts';
import { storesOf } from './storeChoice.ts';

/** What is wrong with one of several stores stands at their field. */
export const fieldOf = (path: string): string | undefined =>
  path.startsWith('merchantIds.') ? 'merchantIds' : undefined;

interface Words {
  client: QueryClient;
  language: Language;
  translate: (key: string, options?: object) => string;
}

/** A value of a person's form in words where it does not speak for itself. */
export const personText = (
  { client, language, translate }: Words,
  path: string,
  value: unknown,
): string | undefined => {
  if (path === 'merchantIds') {
    return storesOf(value)
      .map(({ merchantName }) => merchantName)
      .join(', ');
  }
  if (path === 'gender' || path === 'civilStatus') {
    return typeof value === 'string' ? translate(`people.${path}.${value}`, { _: value }) : undefined;
  }
  return sectionText(client, language, path, value);
};

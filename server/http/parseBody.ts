import type { z } from 'zod';
import type { Issue } from '#contract/messages/issueSentence.ts';
import { badFields } from './errors/fail.ts';
import { fieldsOf } from './errors/fieldsOf.ts';

/** A body that its call could not check because its schema depends on the path. 400 with the fields named as everywhere. */
export const parseBody = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badFields(fieldsOf(parsed.error.issues as Issue[], ['body']));
};

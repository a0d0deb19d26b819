/** The parts of a person's name as a record or a form has them. */
interface NameParts {
  firstName?: unknown;
  middleName?: unknown;
  lastName?: unknown;
}

/** A person's full name in its usual order, parts that are empty or no text left out. */
export const fullName = ({ firstName, middleName, lastName }: NameParts): string =>
  [firstName, middleName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');

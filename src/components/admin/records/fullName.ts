interface Named {
  firstName: string;
  middleName: string | null;
  lastName: string;
}

/** The full name of a person of a store, empty parts left out. */
export const fullName = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

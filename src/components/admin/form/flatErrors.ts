export interface FlatError {
  path: string;
  message: string;
}

/** Every message of a form's errors by field path, those of the whole form under `root…`. */
export const flatErrors = (errors: object, prefix = ''): FlatError[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string' && error.message !== '') {
      return [{ path, message: error.message }];
    }
    return 'ref' in error ? [] : flatErrors(error, `${path}.`);
  });

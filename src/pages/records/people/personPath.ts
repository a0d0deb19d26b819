/** The path of a field below another one; of the form's top when that is ''. */
export const at = (name: string, field: string): string => (name ? `${name}.${field}` : field);

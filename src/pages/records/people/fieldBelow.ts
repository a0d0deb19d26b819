/** The path of a field below another one; of the form's top when that is ''. */
export const fieldBelow = (name: string, field: string): string => (name ? `${name}.${field}` : field);

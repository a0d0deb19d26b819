import { useRef } from 'react';

/** Keeps where the fields of a form stand, by their names, so that a summary of its errors can lead to them. */
export const useFieldRefs = () => {
  const fields = useRef(new Map<string, HTMLElement>());
  return {
    refOf: (name: string) => (field: HTMLElement | null) => {
      if (field) fields.current.set(name, field);
      else fields.current.delete(name);
    },
    goTo: (name: string) => fields.current.get(name)?.focus(),
  };
};

import { type ReactNode, use } from 'react';
import { PathContext } from '../parts/formContext.ts';

/** The fields in it stand below a path. */
export function Under({ path, children }: { path: string; children: ReactNode }) {
  const above = use(PathContext);
  return <PathContext value={above ? `${above}.${path}` : path}>{children}</PathContext>;
}

interface GroupProps {
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a name. */
export function Group({ id, title, hint, children }: GroupProps) {
  return (
    <fieldset id={id} className="a-group">
      <legend>{title}</legend>
      {hint && <p className="s-hint a-group-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

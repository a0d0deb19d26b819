import { guardFor } from '../../providers/guard.ts';
import type { ResourceName } from '../../providers/paths.ts';
import { resourcePath } from '../../providers/paths.ts';
import { getUser } from '../../providers/session/session.ts';

/** Whether the signed-in user may open the list of a resource, by the same table as the guards. */
export const mayUsePage = (resource: ResourceName): boolean =>
  guardFor(resourcePath(resource, 'list'), getUser()).decision.kind === 'allow';

import { type BuildOrder, buildFrom } from './portalBuild.ts';
import { workApart } from './process/apart.ts';

workApart<BuildOrder>(buildFrom);

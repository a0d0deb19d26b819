import { describeLineage } from './secondPerson/everyKind.ts';

describeLineage({ lineages: 200, requests: 12 });

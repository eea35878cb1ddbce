import { approvals } from './approvals';
import { backlog } from './backlog';
import { database } from './database';
import { disk } from './disk';
import { duplicates } from './duplicates';
import { erp } from './erp';
import { executor } from './executor';
import { fairness } from './fairness';
import type { Scenario } from './harness/scenario';
import { kills } from './kills';
import { machines } from './machines';
import { pauses } from './pauses';
import { planted } from './planted';
import { platform } from './platform';
import { receivers } from './receivers';
import { restarts } from './restarts';

/** In the order in which `all` plays them. */
export const scenarios: readonly Scenario[] = [
  kills,
  pauses,
  restarts,
  duplicates,
  erp,
  approvals,
  fairness,
  executor,
  database,
  receivers,
  disk,
  platform,
  backlog,
  machines,
  planted,
];

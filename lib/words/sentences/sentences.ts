import { importParts as afImportParts, imports as afImports } from './af/imports';
import { kinds as afKinds } from './af/kinds';
import { parts as afParts } from './af/parts';
import { reasons as afReasons } from './af/reasons';
import { tasks as afTasks } from './af/tasks';
import { warnings as afWarnings } from './af/warnings';
import { daysIn } from './days';
import { importParts as ptImportParts, imports as ptImports } from './pt/imports';
import { kinds as ptKinds } from './pt/kinds';
import { parts as ptParts } from './pt/parts';
import { reasons as ptReasons } from './pt/reasons';
import { tasks as ptTasks } from './pt/tasks';
import { warnings as ptWarnings } from './pt/warnings';

/**
 * What the service says of orders and imports in sentences of its own, each as it says it in English and as it reads elsewhere:
 * `{name}` is taken over as it stands; `{*name}` is put into the other language too, and so is each part of `{,name}`. They are stored with the orders and
 * answered to other systems in English. sentences.test.ts keeps each of them as the service says it, and all-sentences.test.ts finds what it says without one.
 */
export const sentences = {
  af: {
    whole: { ...afReasons, ...afKinds, ...afWarnings, ...afTasks, ...afImports },
    parts: { ...afParts, ...afImportParts, ...daysIn('af') },
  },
  pt: {
    whole: { ...ptReasons, ...ptKinds, ...ptWarnings, ...ptTasks, ...ptImports },
    parts: { ...ptParts, ...ptImportParts, ...daysIn('pt') },
  },
};

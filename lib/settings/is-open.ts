import type { SetUp } from './checklist-contract';

/** Whether the checklist has something left that nobody has put aside. */
export const isOpen = ({ steps, putAsideAt }: SetUp): boolean =>
  putAsideAt === null && steps.some(({ isDone }) => !isDone);

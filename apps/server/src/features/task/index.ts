export { announce as announceTasks } from './announce.ts';
export { claimTask, releaseTask } from './claim.ts';
export { closeTasksOfShop } from './close-tasks-of-shop.ts';
export { createTasks, type NewTask } from './create-tasks.ts';
export { countsOfBatches, openOfBatches } from './cycle-tasks.queries.ts';
export { closePassedTasks, closeTasksOfCycle } from './cycle-tasks.ts';
export { dispatchableRoles } from './dispatch.queries.ts';
export { type ExecutorRule, executors, requireRule } from './executors.ts';
export { type Found as FoundTask, find as findTask, requireEvent } from './find.ts';
export { finish as finishTask } from './finish.ts';
export { freeTasks } from './free-tasks.ts';
export { taskInHand } from './in-hand.ts';
export {
  all as listedTasks,
  rectificationsByIds,
  tasksByIds,
  todo as todoTurns,
} from './list.queries.ts';
export { move as moveTask } from './move.ts';
export { isLate } from './overdue.ts';
export { usableTemplate } from './plan.ts';
export { mayRemind } from './policy.ts';
export { lock as lockTask, markActed, release, repin as repinTask } from './task.queries.ts';

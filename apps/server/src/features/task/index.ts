export { completeWaitedOut, holdTasks, isHeld as isTaskHeld } from './after-rectifications.ts';
export { announce as announceTasks } from './announce.ts';
export { requireFewAttached } from './attached.ts';
export { countsByShop, countsOfBatch, handlerNames, tasksOfBatch } from './batch.queries.ts';
export { claimTask, releaseTask } from './claim.ts';
export { closeTasks } from './close-tasks.ts';
export { closeTasksOfShop } from './close-tasks-of-shop.ts';
export { createTasks, type NewFreeTask, type NewTask } from './create-tasks.ts';
export { countsOfBatches, openOfBatches } from './cycle-tasks.queries.ts';
export { closePassedTasks, closeTasksOfCycle } from './cycle-tasks.ts';
export { chosenShops, dispatchableRoles } from './dispatch.queries.ts';
export { type ExecutorRule, executors, requireRule } from './executors.ts';
export { mayCause, requireEvent, stateOf as taskStateOf, taskRules, viewFor } from './find.ts';
export { finish as finishTask } from './finish.ts';
export { freeTasks } from './free-tasks.ts';
export { taskInHand } from './in-hand.ts';
export {
  type FoundInspection as FoundTask,
  findFree as findFreeTask,
  findInspection as findTask,
  inspectionFor,
} from './kinds.ts';
export { loadsOfBatch } from './last-there.queries.ts';
export {
  all as listedTasks,
  late as lateTask,
  rectificationsByIds,
  tasksByIds,
  todo as todoTurns,
} from './list.queries.ts';
export { move as moveTask } from './move.ts';
export { isLate } from './overdue.ts';
export { timesOf } from './plan.ts';
export { mayRemind } from './policy.ts';
export { ownLevels, peopleOf as peopleOfTask, processOf, reviewersOf } from './process-of.ts';
export { administratorsAt, peopleByRule, processPeople } from './process-people.ts';
export {
  addPeople as addTaskPeople,
  lock as lockTask,
  markActed,
  release,
  repin as repinTask,
  rescore as rescoreTask,
  taskByNumber,
  visible as visibleTasks,
} from './task.queries.ts';
export { taskListSheet } from './task-sheet.ts';
export { signers } from './tasks-at.ts';
export { forOneOf, usableTemplate, usableTemplates } from './usable-templates.ts';

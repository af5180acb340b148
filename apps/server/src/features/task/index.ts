export { closeTasksOfShop } from './close-tasks-of-shop.ts';
export { createTasks } from './create-tasks.ts';
export { demand, type Found as FoundTask, find as findTask } from './find.ts';
export { finish as finishTask } from './finish.ts';
export { freeTasks } from './free-tasks.ts';
export { backToHandlers } from './hand-back.ts';
export { taskInHand } from './in-hand.ts';
export {
  all as listedTasks,
  rectificationPeople,
  rectificationsByIds,
  tasksByIds,
  todo as todoTurns,
} from './list.queries.ts';
export { move as moveTask, tell as tellTask } from './move.ts';
export { isLate } from './overdue.ts';
export { usableTemplate } from './plan.ts';
export { mayRemind } from './policy.ts';
export {
  claim,
  lock as lockTask,
  markActed,
  peopleOf as taskPeople,
  release,
  repin as repinTask,
} from './task.queries.ts';

export { closeTasksOfShop } from './close-tasks-of-shop.ts';
export { createTasks } from './create-tasks.ts';
export { demand, type Found as FoundTask, find as findTask } from './find.ts';
export { finish as finishTask } from './finish.ts';
export { backToHandlers } from './hand-back.ts';
export { move as moveTask, tell as tellTask } from './move.ts';
export { isLate } from './overdue.ts';
export { usableTemplate } from './plan.ts';
export { claim, lock as lockTask, markActed, release } from './task.queries.ts';

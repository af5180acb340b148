export { closeTasksOfShop } from './close-tasks-of-shop.ts';

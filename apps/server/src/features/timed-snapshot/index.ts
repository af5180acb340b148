export { unlikeness } from './difference.ts';
export { snapshotShop } from './stored.ts';

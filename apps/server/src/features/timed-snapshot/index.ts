export { unlikeness } from './difference.ts';
export { missCause } from './miss-cause.ts';
export { snapshotShop } from './stored.ts';

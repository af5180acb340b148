export { missCause } from './miss-cause.ts';
export { unlikeness } from './difference.ts';
export { snapshotShop } from './stored.ts';

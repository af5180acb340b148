export { unlikeness } from './difference.ts';
export { frameExport } from './export.ts';
export { missCause } from './miss-cause.ts';
export { snapshotShop } from './stored.ts';

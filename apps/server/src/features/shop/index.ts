export { groupSegment } from './lineage.ts';

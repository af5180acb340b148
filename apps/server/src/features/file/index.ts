export { attachFiles, detachFiles, fileRefs } from './file-refs.ts';
export { sweepFiles } from './sweep.ts';

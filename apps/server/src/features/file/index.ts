export { attachFiles, fileRefs } from './file-refs.ts';
export { sweepFiles } from './sweep.ts';

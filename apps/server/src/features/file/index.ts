export { attachFiles, attachFilesToAll, detachFiles, fileRefs } from './file-refs.ts';
export { sweepFiles } from './sweep.ts';

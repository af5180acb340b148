export { attachFiles, fileRefs } from './file-refs.ts';

export { noteClip } from './actions/ticket.ts';
export { coverageOf } from './coverage.ts';
export { hearStream } from './hear-stream.ts';
export { widePicture } from './wide-picture.ts';

export { dhashOf } from './dhash.ts';
export { archiveFault, isControl, MARKUP } from './document-type.ts';
export { visibleByIds as visibleFiles } from './file.queries.ts';
export { fileName } from './file-name.ts';
export {
  attachAnew,
  attachDocuments,
  attachFiles,
  attachStandardPhotos,
  attachToAll,
  detachFiles,
  fileRefs,
  layOver,
  ownUpload,
} from './file-refs.ts';
export { isBoxed, isMatroska } from './film-type.ts';
export { hashFile } from './hash-file.ts';
export { markOf, namedMark } from './mark.ts';
export { codeOf } from './owner-code.ts';
export { partKey } from './parts.ts';
export { makePicture } from './picture.ts';
export { pictureType } from './picture-type.ts';
export { putWorkFile } from './put-work-file.ts';
export { readCode } from './read-code.ts';
export { receive } from './receive.ts';
export { type ReducedPicture, reducedPictures } from './reduced-pictures.ts';
export { stamp } from './stamp.ts';
export { enterAssembled, putAssembled, releaseFiles } from './store-assembled.ts';
export { enterPicture, keepPicture, putPicture } from './store-picture.ts';
export { enterVideo, renameFile } from './store-video.ts';
export { bytesAt, hashOfStored, savedPictures, storedBytes, storedStream } from './stored.ts';
export { sweepFiles } from './sweep.ts';
export { type LeavingParts, type Veil, veilOf } from './veil.ts';

export { dhashOf } from './dhash.ts';
export { visibleByIds as visibleFiles } from './file.queries.ts';
export {
  attachAnew,
  attachDocuments,
  attachFiles,
  attachStandardPhotos,
  attachToAll,
  detachFiles,
  fileRefs,
  layOver,
} from './file-refs.ts';
export { hashFile } from './hash-file.ts';
export { markOf, namedMark } from './mark.ts';
export { pictureType } from './picture-type.ts';
export { stamp } from './stamp.ts';
export { enterPicture, keepPicture } from './store-picture.ts';
export { enterVideo, renameFile } from './store-video.ts';
export { bytesAt, hashOfStored, savedPictures, storedBytes } from './stored.ts';
export { sweepFiles } from './sweep.ts';

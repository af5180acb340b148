/** @public what captures and timed snapshots put their pictures in by */
export { addPicture, type NewPicture } from './add-picture.ts';
export { takeAll as fillAlbum } from './fill.queries.ts';
export { use as usePictures } from './write.queries.ts';

export { AlikeHint } from './components/alike-hint.tsx';
export { AlikePhotos } from './components/alike-photos.tsx';

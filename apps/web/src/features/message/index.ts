export { MutedKinds } from './components/muted-kinds.tsx';

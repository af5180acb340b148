export { AlertChoices } from './components/alert-choices.tsx';
export { MutedKinds } from './components/muted-kinds.tsx';

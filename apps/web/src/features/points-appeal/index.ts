export { AppealActs } from './components/appeal-acts.tsx';
export { AppealPart } from './components/appeal-part.tsx';

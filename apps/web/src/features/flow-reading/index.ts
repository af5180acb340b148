export { FootfallSection } from './components/footfall-section.tsx';

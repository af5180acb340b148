export { SupportFrame } from './components/support-frame.tsx';

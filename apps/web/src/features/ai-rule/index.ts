export { AiGate } from './components/ai-gate.tsx';
